/** What holds for every document: valid HTML, links that lead somewhere; and for one of each type, what needs a browser. */
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { Page } from 'playwright/test';
import { content, isEmptied, PATHS } from './content';
import { read } from './support/documents';
import { reachIslands } from './support/islands';
import { PAGE_TYPES, PHONE_LAYOUTS } from './support/page-types';
import { collectViolations } from './support/policy';
import { missedClasses, restyledElements } from './support/styles';
import { expect, expectAccessible, layOutEverything, test } from './support/test';

const { site } = content();

test('every document is valid HTML', async ({ request }) => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const found: string[] = [];
  for (const path of [...PATHS, '/no-such-page', '/category/no-such-category']) {
    const { html } = await read(request, path);
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
  const problems: string[] = [];
  const checked = new Map<string, string | undefined>();
  for (const path of PATHS) {
    for (const link of (await read(request, path)).links) {
      const key = link.startsWith('#') ? path + link : link;
      if (!checked.has(key)) checked.set(key, await problemOf(link, path));
      const problem = checked.get(key);
      if (problem) problems.push(`${path} → ${link}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);

  async function problemOf(link: string, from: string): Promise<string | undefined> {
    if (link.startsWith('mailto:')) {
      return /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]+(\?[^\s]*)?$/.test(link) ? undefined : 'is no mailto link';
    }
    if (link.startsWith('tel:')) return /^tel:\+\d{8,15}$/.test(link) ? undefined : 'is no tel link';
    const url = new URL(link, site.url + from);
    if (url.origin !== site.url) return url.protocol === 'https:' ? undefined : 'is not https';
    if (link.endsWith('#')) return 'is an empty anchor';
    const response = await request.get(url.pathname + url.search);
    if (response.status() !== 200) return `answers ${response.status()}`;
    if (url.hash.length < 2) return undefined;
    const target = await read(request, new URL(response.url()).pathname);
    const isThere = target.ids.has(decodeURIComponent(url.hash.slice(1)));
    return isThere || isEmptied(url.pathname + url.hash) ? undefined : 'has no such anchor';
  }
});

for (const path of PAGE_TYPES) {
  test(`${path} has all its styles, and nothing that axe finds or its policy blocks`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) outside.push(request.url());
    });
    const violations = await collectViolations(page);
    await page.goto(path);
    await expectAccessible(page);
    expect.soft(await overflow(page), 'sideways scroll').toBe(0);
    expect
      .soft(await restyledElements(browser, baseURL ?? '', path), 'other styles than as rendered')
      .toEqual([]);
    await reachIslands(page);
    expect.soft(await missedClasses(page), 'left out of its styles, its islands alive').toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect.soft(await violations(), 'blocked').toEqual([]);
    expect.soft(outside, 'asked of others').toEqual([]);
  });
}

for (const path of PHONE_LAYOUTS) {
  test(`${path} has nothing that axe finds on a phone @phone-only`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('every page fits a phone, and one of 320 pixels too @phone-only', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    expect.soft(await overflow(page), path).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), `${path} at 320 px`).toBe(0);
  }
});

test('what is left out of the first layout is laid out once there is time', async ({ page, request }) => {
  for (const path of PAGE_TYPES) {
    const document = await request.get(path);
    expect.soft(await document.text(), path).toMatch(/<footer [^>]*data-later/);
    await page.goto(path);
    await expect.soft(page.locator('[data-later]'), path).toHaveCount(0);
  }
});

test('every part of a row that is swiped by names has one @phone-only', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.goto(path);
    expect.soft(await page.evaluate(partsWithoutName), path).toEqual([]);
  }
});

for (const size of [24, 32]) {
  test(`nothing scrolls sideways or is cut off on a phone with text of ${size} pixels`, async ({
    playwright,
    baseURL,
  }, info) => {
    const { launchOptions = {} } = info.project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    });
    for (const path of PAGE_TYPES) {
      await page.goto(path);
      const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(root).toBe(`${size}px`);
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft(await page.evaluate(textsBesideTheScreen), path).toEqual([]);
    }
    await browser.close();
  });
}

test('nothing scrolls sideways where a style of the reader doubles all text', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [1280, 640, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await overflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

/** @returns pixels by which the document is wider than its window */
async function overflow(page: Page): Promise<number> {
  await layOutEverything(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page: texts that reach beyond the screen's sides although nothing there can be scrolled into view. */
function textsBesideTheScreen(): string[] {
  const beside: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden=true], [role=img], script, option')) continue;
    let scrolls = false;
    for (let above: Element | null = parent; above && !scrolls; above = above.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(above);
      // What is for screen readers alone is clipped to nothing.
      scrolls = ['auto', 'scroll'].includes(overflowX) || clipPath === 'inset(50%)';
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (!scrolls && (left < -1 || right > innerWidth + 1)) beside.push(node.textContent.trim());
  }
  return beside;
}

/** Runs in the page. @returns the beginning of each part whose marker above its row would stay empty */
function partsWithoutName(): string[] {
  const rows = [...document.querySelectorAll('main *')].filter((element) =>
    getComputedStyle(element).getPropertyValue('scroll-marker-group').startsWith('before'),
  );
  const parts = rows.flatMap((row) => [...row.children]);
  return parts
    .filter((part) => !part.getAttribute('data-mark'))
    .map((part) => (part.textContent ?? '').slice(0, 40));
}
