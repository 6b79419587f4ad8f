/** Lean: what a page fetches, and when. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { content, HAS_PRICES } from './content';
import { documentFacts } from './support/document';
import { holdIslands, islandRequests, loseIslands, reachIslands, settled } from './support/islands';
import { ARTICLES } from './support/table';
import { expect, test } from './support/test';

const FORM = '/forms/contact';
const CATEGORIES = '**/api/categories';

/** The HTML inside each island, without what the loader and the components' own effects set. */
function markupOf(islands: Locator): Promise<string[]> {
  return islands.evaluateAll((elements) =>
    elements.map((element) => element.innerHTML.replace(/ novalidate=""/g, '')),
  );
}

test.describe('an article', () => {
  for (const [path] of ARTICLES.slice(0, 2)) {
    test(`${path} asks for no island's script, even when it is read to the end`, async ({ page }) => {
      const requests = islandRequests(page);
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await settled(page);
      expect(requests).toEqual([]);
    });
  }

  test('holds its text once, and nothing that React left', async ({ request }) => {
    for (const [path] of ARTICLES) {
      const html = await (await request.get(path)).text();
      const paragraphs = [...html.matchAll(/<p>([^<]{80,})<\/p>/g)].map(([, text]) => text ?? '');
      expect(paragraphs.length, path).toBeGreaterThan(3);
      for (const text of paragraphs) expect(html.split(text), path).toHaveLength(2);
      expect(html, path).not.toMatch(/__next_f|\$RC|<!--|data-precedence|\/_next\/static\/chunks\/[^"]+\.js/);
    }
  });
});

test.describe('home', () => {
  test("asks for no island's script before somebody scrolls", async ({ page }) => {
    const requests = islandRequests(page);
    await page.goto('/');
    await settled(page);
    const far = await page
      .locator('[data-island]')
      .evaluateAll((all) => all.every((island) => island.getBoundingClientRect().top > 2 * innerHeight));
    test.skip(!far, 'the content fills no two screens above a form');
    expect(requests).toEqual([]);
  });

  test('hydrates the pricing selector as it comes near, and it works', async ({ page }) => {
    test.skip(!HAS_PRICES, 'the content has no prices');
    const requests = islandRequests(page);
    await page.goto('/');
    await page.locator('[data-island="pricing"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="pricing"]')).toHaveAttribute('data-hydrated');
    expect(requests.some((path) => path.includes('/islands/pricing-'))).toBe(true);
    const country = page.locator('[data-island="pricing"]').getByLabel('Country');
    await expect(country).toBeEnabled();
  });

  test('hydrates the form when the keyboard reaches it', async ({ page }) => {
    await page.goto('/');
    const island = page.locator('[data-island="contact"]');
    await island.getByLabel('Name').focus();
    await expect(island).toHaveAttribute('data-hydrated');
    await expect(island.getByLabel('Name')).toBeFocused();
  });
});

test.describe('an island', () => {
  test('waits for a touch or a key', async ({ page }) => {
    const requests = islandRequests(page);
    await page.goto(FORM);
    await settled(page);
    expect(requests).toEqual([]);
    await page.getByLabel('Message').focus();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
    expect(requests[0]).toMatch(/\/islands\/contact-[A-Z0-9]{8}\.js$/);
  });

  test('keeps what was typed before it hydrated, and the focus', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto(FORM);
    await page.getByLabel('Name').fill('Amina');
    await page.getByLabel('Message').pressSequentially('Typed early');
    release();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
    await expect(page.getByLabel('Name')).toHaveValue('Amina');
    await expect(page.getByLabel('Message')).toHaveValue('Typed early');
    await expect(page.getByLabel('Message')).toBeFocused();
    await page.getByLabel('Message').pressSequentially(', and late');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Name is required')).toBeHidden();
    await expect(page.getByText('Message is required')).toBeHidden();
    await expect(page.getByLabel('Message')).toHaveValue('Typed early, and late');
  });

  test.describe('with the connection lost', () => {
    test.use({ allowedErrors: [/ERR_FAILED/] });

    test('stays as the server rendered it, and tries again at the next touch', async ({ page }) => {
      const reconnect = await loseIslands(page);
      const failed = page.waitForEvent('requestfailed');
      await page.goto(FORM);
      await page.getByLabel('Name').focus();
      await failed;
      await settled(page);
      await page.getByLabel('Name').fill('Amina');
      await expect(page.locator('[data-island]')).not.toHaveAttribute('data-hydrated');
      await reconnect();
      await page.getByLabel('Message').focus();
      await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
      await expect(page.getByLabel('Name')).toHaveValue('Amina');
    });
  });

  test('is useful without any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(FORM);
    const form = page.locator('[data-island] form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', /^\/api\/leads\//);
    await expect(page.getByLabel('Name')).toBeEditable();
    await context.close();
  });
});

/** The button that sends the form, and what the specification says when nothing was filled in. */
const FIRST_SEND: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  mouse: (page) => page.getByRole('button', { name: /send/i }).click(),
  key: (page) => page.getByLabel('Name').press('Enter'),
  touch: (page) => page.getByRole('button', { name: /send/i }).tap(),
};

test.describe('the first press of Send on an untouched form', () => {
  test.use({ hasTouch: true });
  for (const [means, send] of Object.entries(FIRST_SEND)) {
    test(`by ${means}, with the component held back, shows the messages of the specification`, async ({
      page,
    }) => {
      const release = await holdIslands(page);
      const asked = page.waitForRequest(/\/islands\//);
      await page.goto(FORM);
      await expect(page.locator('form[data-form]')).toHaveJSProperty('noValidate', true);
      await send(page);
      await asked;
      await expect(page.locator('form[data-form]')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByText('Name is required')).toBeHidden();
      release();
      for (const field of ['Name', 'Email', 'Message']) {
        await expect(page.getByText(`${field} is required`)).toBeVisible();
      }
      await expect(page.getByLabel('Name')).toBeFocused();
      await expect(page.locator('form[data-form]')).not.toHaveAttribute('aria-busy');
    });
  }

  test.describe('with the connection lost', () => {
    test.use({ allowedErrors: [/ERR_FAILED/] });

    test("is answered by the browser's own validation", async ({ page }) => {
      await loseIslands(page);
      await page.goto(FORM);
      await expect(page.locator('form[data-form]')).toHaveJSProperty('noValidate', true);
      await page.getByRole('button', { name: /send/i }).click();
      await expect(page.locator('form[data-form]')).toHaveJSProperty('noValidate', false);
      await expect(page.getByLabel('Name')).toBeFocused();
      expect(page.url()).toContain(FORM);
    });
  });
});

test('every island hydrates what the server rendered, without an error that React had to mend', async ({
  page,
}) => {
  // React reports a mismatch to the console, and any console error fails the test.
  for (const path of [
    '/',
    ...(content().events.events.length > 0 ? ['/community'] : []),
    ...['contact', 'partner', 'newsletter', 'event'].map((form) => `/forms/${form}`),
  ]) {
    await page.goto(path);
    const islands = page.locator('[data-island]');
    await islands.first().waitFor({ state: 'attached' });
    const before = await markupOf(islands);
    await page.route(CATEGORIES, () => {});
    await reachIslands(page);
    expect(await markupOf(islands), path).toEqual(before);
  }
});

test('no document of the site, whatever its status, refers to a script of Next', () => {
  const documents = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(documents).toContain('404.html');
  expect(documents).toContain('not-found/category.html');
  for (const name of documents) {
    const html = readFileSync(join('dist', name), 'utf8');
    expect(html, name).not.toMatch(/<(?:script|link)[^>]+\/_next\/static\/[^>"]+\.js|__next_|TURBOPACK/);
  }
});

test('what does not exist is answered with whole documents of the site', async ({ request }) => {
  for (const path of ['/no-such-page', '/category/no-such-category']) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(documentFacts(html).text).toContain(content().site.legalName);
    expect(html).not.toMatch(/__next_f|\/_next\/static\/[^"]+\.js/);
  }
});
