/** Compares what is served with what Next rendered: the styles that each element gets, and those that scripts may add. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';

const SERVER = join('.next', 'server');
const DOCUMENTS = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const CHUNKS = join('.next', 'static', 'chunks');
/** The stylesheet as Next wrote it, with each colour said once (lib/next-lean/css/prune.ts, `inlineConstants`). */
const WHOLE = readdirSync(CHUNKS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(CHUNKS, name), 'utf8'))
  .join('')
  .replace(/([\w-]+):(#[\da-f]+);\1:lab\([^)]*\)/g, '$1:$2');

/**
 * Neither runs scripts or has the display face, which comes by script.
 * @returns the elements of a page to which the browser gives other styles than in the document that Next rendered
 */
export async function restyledElements(browser: Browser, origin: string, path: string): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
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
      one && other && isAlike(one, other)
        ? []
        : [`${index}: ${other?.element ?? 'nothing'} is ${one?.element ?? 'missing'}, or has other styles`],
  );
}

/** An element that may show, its edges in pixels, and a digest of the computed styles that do not follow from these. */
type Styled = { element: string; edges: number[]; styles: number };

/** A text that stands in one piece may be a fraction of a pixel wider than one that Next marked the parts of. */
const isAlike = (one: Styled, other: Styled) =>
  one.element === other.element &&
  one.styles === other.styles &&
  one.edges.every((edge, side) => Math.abs(edge - (other.edges[side] ?? 0)) <= 1);

function stylesOn(page: Page): Promise<Styled[]> {
  return page.evaluate(() => {
    const SIZES =
      /^(?:width|height|inline-size|block-size|left|right|(?:inset|margin)-inline-.*|margin-(?:left|right)|(?:perspective|transform)-origin|grid-template-.*)$/;
    const digest = (text: string) => {
      let sum = 0;
      for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
      return sum;
    };
    const shown = [...document.querySelectorAll('body, body *')].filter(
      (element) => !element.closest('script, style, template, link, noscript, [hidden]:empty'),
    );
    // Custom properties show in what uses them, and constant ones are written out there.
    const names = [...getComputedStyle(document.body)].filter(
      (name) => !name.startsWith('--') && !SIZES.test(name),
    );
    // Of a computed style, browsers give no text as a whole.
    const textOf = (style: CSSStyleDeclaration) => names.map((name) => style.getPropertyValue(name)).join();
    const partsOf = (element: Element) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content }) => content !== 'none' && content !== 'normal');
    const edgesOf = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom];
    return shown.map((element) => ({
      element: element.tagName,
      edges: edgesOf(element.getBoundingClientRect()),
      styles: digest([getComputedStyle(element), ...partsOf(element)].map(textOf).join()),
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
