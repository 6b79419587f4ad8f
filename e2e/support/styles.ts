/** Compares what is served with what Next rendered: the styles that each element gets, and those that scripts may add. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';

const SERVER = join('.next', 'server');
const DOCUMENTS = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const CHUNKS = join('.next', 'static', 'chunks');
/** The stylesheet as Next wrote it. */
const WHOLE = readdirSync(CHUNKS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(CHUNKS, name), 'utf8'))
  .join('');

/**
 * Neither runs scripts or has the display face, which comes by script.
 * @returns the elements of a page to which the browser gives other styles than in the document that Next rendered
 */
export async function restyledElements(browser: Browser, origin: string, path: string): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(origin + path);
  const served = await stylesOn(page);
  // Where Next keeps what it prerendered, the path stands below a folder of this name.
  const name = `/$/${path.slice(1) || 'index'}.html`;
  const file = DOCUMENTS.find((document) => document.replaceAll('\\', '/').endsWith(name)) ?? name;
  await page.route(origin + path, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: readFileSync(join(SERVER, file), 'utf8').replace(
        /<link rel="stylesheet"[^>]*>/g,
        () => `<style>${WHOLE}</style>`,
      ),
    }),
  );
  await page.goto(origin + path);
  const rendered = await stylesOn(page);
  await page.close();
  const length = Math.max(served.length, rendered.length);
  return Array.from({ length }, (_, index) => [served[index], rendered[index]] as const).flatMap(
    ([one, other], index) =>
      one?.element === other?.element && one?.styles === other?.styles
        ? []
        : [`${index}: ${other?.element ?? 'nothing'} is ${one?.element ?? 'missing'}, or has other styles`],
  );
}

/** Each element that may show, with a digest of its computed styles. */
function stylesOn(page: Page): Promise<{ element: string; styles: number }[]> {
  return page.evaluate(() => {
    const digest = (text: string) => {
      let sum = 0;
      for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
      return sum;
    };
    const shown = [...document.querySelectorAll('body, body *')].filter(
      (element) => !element.closest('script, style, template, link, noscript, [hidden]:empty'),
    );
    return shown.map((element) => ({
      element: element.tagName,
      styles: digest(
        ['', '::before', '::after', '::marker'].map((part) => getComputedStyle(element, part).cssText).join(),
      ),
    }));
  });
}

/** @returns classes on the page that the whole stylesheet has rules for and the page's own has not, islands alive */
export function missedClasses(page: Page): Promise<string[]> {
  return page.evaluate((css) => {
    const classes = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    );
    const whole = new CSSStyleSheet();
    whole.replaceSync(css);
    const selectors = (sheet: CSSStyleSheet) => {
      const all = (rules: CSSRuleList): string =>
        [...rules]
          .map(
            (rule) =>
              ('selectorText' in rule ? rule.selectorText : '') +
              all((rule as CSSGroupingRule).cssRules ?? []),
          )
          .join(' ');
      return new Set(all(sheet.cssRules).match(/\.(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/gi));
    };
    const own = new Set([...document.styleSheets].flatMap((sheet) => [...selectors(sheet)]));
    const known = selectors(whole);
    return [...classes].filter(
      (name) => known.has(`.${CSS.escape(name)}`) && !own.has(`.${CSS.escape(name)}`),
    );
  }, WHOLE);
}
