import { brotliCompressSync } from 'node:zlib';
import { content, NO_ARTICLE, writtenDay } from './content';
import { read } from './support/documents';
import { expect, test } from './support/test';

const { articles, site } = content();
/** The longest: it has a table of contents, and the most to go wrong. */
const [longest = NO_ARTICLE] = [...articles].sort((a, b) => b.words - a.words);
const LONG = longest.path;
const SECTIONS = longest.headings.filter(({ depth }) => depth === 2);
const LAST = SECTIONS.at(-1)?.text ?? '';

/** Bytes, compressed, of all the script that an article page loads. */
const SCRIPT_BUDGET = 5000;

/** Characters a line: what is read without losing the place (Bringhurst, 2.1.2). */
const MEASURE = { min: 45, max: 80 };

test.skip(articles.length === 0, 'the content has no article');

test.describe('article', () => {
  test('says who, when and how long, and leads on to its two related ones', async ({ request }) => {
    for (const article of articles) {
      const { facts, links } = await read(request, article.path);
      expect.soft(facts.h1, article.path).toEqual([article.title]);
      for (const text of [
        article.author.name,
        article.author.role,
        writtenDay(article.published),
        `${article.readMinutes} min read`,
        ...article.tags,
      ]) {
        expect.soft(facts.text, article.path).toContain(text);
      }
      const paths = article.related.map((id) => articles.find((other) => other.id === id)?.path ?? id);
      expect
        .soft(links, article.path)
        .toEqual(expect.arrayContaining([`/category/${article.category.slug}`, ...paths]));
    }
  });

  test('loads no framework, and 5 kB of script at the most', async ({ page, request }) => {
    const scripts = new Set<string>();
    page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(asked.url()));
    await page.goto(LONG, { waitUntil: 'networkidle' });
    expect(scripts.size).toBeGreaterThan(0);
    let bytes = 0;
    for (const url of scripts) {
      expect(new URL(url).pathname).toMatch(/^\/assets\//);
      bytes += brotliCompressSync(await (await request.get(url)).body()).length;
    }
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  test('reads in lines of a comfortable length', async ({ page }) => {
    await page.goto(LONG);
    const perLine = await page.locator('[data-scene] p').evaluateAll((paragraphs) =>
      paragraphs
        .map((paragraph) => {
          const lines = paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
          return { lines: Math.round(lines), characters: paragraph.textContent?.length ?? 0 };
        })
        .filter(({ lines }) => lines > 3)
        .map(({ lines, characters }) => characters / (lines - 0.5)),
    );
    expect(perLine.length).toBeGreaterThan(5);
    const average = perLine.reduce((sum, value) => sum + value, 0) / perLine.length;
    expect(average).toBeGreaterThan(MEASURE.min);
    expect(average).toBeLessThan(MEASURE.max);
  });

  test('has a table of contents beside the text whose entries lead to their sections', async ({ page }) => {
    await page.goto(LONG);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText(SECTIONS.map(({ text }) => text));
    await contents.getByRole('link', { name: LAST, exact: true }).click();
    await expect(page).toHaveURL(`${LONG}#${SECTIONS.at(-1)?.id}`);
    await expect(page.getByRole('heading', { name: LAST, exact: true })).toBeInViewport();
  });

  test('prints the text without the chrome', async ({ page }) => {
    await page.goto(LONG);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-scene]')).toBeVisible();
    for (const hidden of [
      'header[data-header]',
      'body > footer',
      '[data-share]',
      'article a[href="#main"]',
    ]) {
      for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
    }
  });
});

test.describe('article on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('offers its contents as a disclosure, and never scrolls sideways', async ({ page }) => {
    await page.goto(LONG);
    await page.locator('summary:visible').filter({ hasText: 'On this page' }).click();
    await page.getByRole('link', { name: LAST, exact: true }).click();
    await expect(page.getByRole('heading', { name: LAST, exact: true })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('sharing', () => {
  test('uses the device, with title and current address, where it can', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data);
        },
      });
    });
    await page.goto(LONG);
    await page.locator('[data-share]').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const shared = await page.locator('html').getAttribute('data-shared');
    expect(JSON.parse(shared ?? '')).toEqual({
      title: longest.title,
      url: page.url(),
    });
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  });

  test('copies the link where it cannot, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(LONG);
    await page.locator('[data-share]').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Copy link' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is whole, and WhatsApp takes title and address', async ({ page }) => {
    await page.goto(LONG);
    await expect(page.getByRole('heading', { name: LAST, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /share|copy/i })).toHaveCount(0);
    const href = await page.getByRole('link', { name: 'Share on WhatsApp' }).first().getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text');
    expect(text).toBe(`${longest.title}\n${site.url}${LONG}`);
  });
});
