/** Lean: what a page fetches, and when. */
import { content } from '../lib/content';
import { documentFacts } from './support/document';
import { frameworkRequests, holdFramework, loseFramework, settled } from './support/islands';
import { ARTICLES } from './support/table';
import { expect, test } from './support/test';

const FORM = '/forms/contact';

test.describe('an article', () => {
  for (const [path] of ARTICLES.slice(0, 2)) {
    test(`${path} asks for no framework script, even when it is read to the end`, async ({ page }) => {
      const requests = frameworkRequests(page);
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
  test('asks for no framework script before somebody scrolls', async ({ page }) => {
    const requests = frameworkRequests(page);
    await page.goto('/');
    await settled(page);
    expect(requests).toEqual([]);
  });

  test('hydrates the pricing selector as it comes near, and it works', async ({ page }) => {
    const requests = frameworkRequests(page);
    await page.goto('/');
    await page.locator('[data-island="pricing"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="pricing"]')).toHaveAttribute('data-hydrated');
    expect(new Set(requests).size, 'each script once').toBe(requests.length);
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
    const requests = frameworkRequests(page);
    await page.goto(FORM);
    await settled(page);
    expect(requests).toEqual([]);
    await page.getByLabel('Message').focus();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
    expect(requests[0]).toMatch(/\/bootstrap-[0-9a-f]{16}\.js$/);
    expect(new Set(requests).size, 'each script once').toBe(requests.length);
  });

  test('keeps what was typed before it hydrated, and the focus', async ({ page }) => {
    const release = await holdFramework(page);
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
      const reconnect = await loseFramework(page);
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

test('unknown pages and categories are whole documents of the site', async ({ request }) => {
  for (const path of ['/no-such-page', '/category/no-such-category']) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(documentFacts(html).text).toContain(content().site.legalName);
    expect(html).not.toContain('__next_f');
  }
});
