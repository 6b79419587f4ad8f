/** Pruning the stylesheet changes nothing that a visitor could see, before and after islands hydrate. */
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { reachIslands } from './support/islands';
import { ARTICLES } from './support/table';
import { expect, test } from './support/test';

const CHUNKS = '.next/static/chunks';
const PAGES = [
  '/',
  ARTICLES[0][0],
  '/blog',
  '/category/guides',
  '/help-center',
  '/contact',
  '/partners',
  '/press',
];

/** The stylesheet as Next wrote it, which the pruned ones are named after. */
function wholeStylesheet(pruned: string): string {
  const name = pruned.replace(/^.*\//, '').replace(/-[0-9a-f]{8}\.css$/, '.css');
  expect(readdirSync(CHUNKS)).toContain(name);
  return `/_next/static/chunks/${name}`;
}

/** Every computed style of every element, and of what is drawn before and after it, as one line each. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after', '::marker', '::backdrop'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.tagName} ${element.className} ${pseudo ?? ''} ${values.join(';')}`;
      }),
    ),
  );
}

for (const path of PAGES) {
  test(`${path} looks the same with the whole stylesheet`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await reachIslands(page);
    const link = page.locator('link[rel=stylesheet]');
    const whole = wholeStylesheet((await link.getAttribute('href')) ?? '');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const pruned = await computedStyles(page);
      const href = await link.getAttribute('href');
      await replaceStylesheet(page, whole);
      const complete = await computedStyles(page);
      await replaceStylesheet(page, href ?? '');
      expect(pruned.filter((line, index) => line !== complete[index])).toEqual([]);
    }
  });
}

async function replaceStylesheet(page: Page, href: string): Promise<void> {
  await page.evaluate(
    (next) =>
      new Promise((resolve, reject) => {
        const old = document.querySelector('link[rel=stylesheet]');
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: next });
        link.onload = () => {
          old?.remove();
          resolve(undefined);
        };
        link.onerror = reject;
        document.head.append(link);
      }),
    href,
  );
}
