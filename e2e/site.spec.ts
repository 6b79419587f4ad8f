/** What holds for every document of the site: valid HTML, links that lead somewhere, nothing that axe finds. */

import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { Page } from 'playwright/test';
import { content } from '../lib/content';
import { allPaths, openingPath, releasePath } from '../lib/site/paths';
import { documentLinks } from './support/document';
import { expect, expectAccessible, test } from './support/test';

const paths = allPaths(content());
const { site } = content();

/** One of each page type, for checks that need a browser. */
const PAGE_TYPES = [
  ...content().pages.map(({ path }) => path),
  '/blog/page/2',
  '/category/whatsapp-status-ads',
  '/category/whatsapp-status-ads/page/2',
  '/whatsapp-status-advertising-complete-guide',
  '/blog/the-future-of-social-media-monetization',
  ...content()
    .pressReleases.slice(0, 1)
    .map(({ slug }) => releasePath(slug)),
  ...content()
    .careers.openings.slice(0, 1)
    .map(({ slug }) => openingPath(slug)),
];

test('every document is valid HTML', async ({ request }) => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const found: string[] = [];
  for (const path of [...paths, '/no-such-page', '/category/gossip']) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html, `${path}.html`);
    for (const { ruleId, message, line, column, selector } of report.results.flatMap(
      ({ messages }) => messages,
    )) {
      found.push(`${path} ${line}:${column} ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(found).toEqual([]);
});

test('every internal link and anchor leads somewhere, and every other one is well-formed', async ({
  request,
}) => {
  const documents = new Map<string, { links: string[]; ids: Set<string> }>();
  for (const path of paths) documents.set(path, documentLinks(await (await request.get(path)).text()));
  const checked = new Map<string, string | undefined>();
  const problems: string[] = [];
  for (const [path, { links }] of documents) {
    for (const link of links) {
      if (!checked.has(link + (link.startsWith('#') ? path : ''))) {
        checked.set(link + (link.startsWith('#') ? path : ''), await problemOf(link, path));
      }
      const problem = checked.get(link + (link.startsWith('#') ? path : ''));
      if (problem) problems.push(`${path} → ${link}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);

  async function problemOf(link: string, from: string): Promise<string | undefined> {
    if (link.startsWith('mailto:')) {
      return /^mailto:[^\s@?]+@[^\s@?]+\.example(\?[^\s]*)?$/.test(link) ? undefined : 'is no mailto link';
    }
    if (link.startsWith('tel:')) return /^tel:\+\d{8,15}$/.test(link) ? undefined : 'is no tel link';
    const url = new URL(link, site.url + from);
    if (url.origin !== site.url) return url.protocol === 'https:' ? undefined : 'is not https';
    const response = await request.get(url.pathname + url.search);
    if (response.status() !== 200) return `answers ${response.status()}`;
    if (url.hash.length < 2) return url.hash === '#' || link.endsWith('#') ? 'is an empty anchor' : undefined;
    const target = documents.get(new URL(response.url()).pathname);
    return target?.ids.has(decodeURIComponent(url.hash.slice(1))) ? undefined : 'has no such anchor';
  }
});

for (const path of PAGE_TYPES) {
  test(`${path} has nothing that axe finds, no sideways scroll and no policy violation @phone`, async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) outside.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(outside).toEqual([]);
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await wideAmong(PAGE_TYPES, page)).toEqual([]);
});

test('nothing scrolls sideways or is cut off on a phone with text enlarged by half', async ({
  playwright,
  baseURL,
}, info) => {
  const { launchOptions = {} } = info.project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 640 } });
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  expect(await wideAmong(PAGE_TYPES, page)).toEqual([]);
  const cut: Record<string, string[]> = {};
  for (const path of PAGE_TYPES) {
    await page.goto(path);
    const texts = await page.evaluate(textsBesideTheScreen);
    if (texts.length > 0) cut[path] = texts;
  }
  expect(cut).toEqual({});
  await browser.close();
});

async function wideAmong(paths: readonly string[], page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) wide.push(`${path} by ${overflow}px`);
  }
  return wide;
}

/** Runs in the page: texts that reach beyond the screen's sides although nothing there can be scrolled into view. */
function textsBesideTheScreen(): string[] {
  const beside: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden=true], [role=img], .sr-only, script, option')) continue;
    let scrolls = false;
    for (let above: Element | null = parent; above && !scrolls; above = above.parentElement) {
      scrolls = ['auto', 'scroll'].includes(getComputedStyle(above).overflowX);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (!scrolls && (left < -1 || right > innerWidth + 1)) beside.push(node.textContent.trim());
  }
  return beside;
}
