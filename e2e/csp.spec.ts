/** Sealed: one policy for every response, and nothing that it blocks. */
import type { Page } from 'playwright/test';
import { content } from '../lib/content';
import { reachIslands } from './support/islands';
import { ARTICLES } from './support/table';
import { expect, test } from './support/test';

const PAGE_TYPES = [
  ...content().pages.map(({ path }) => path),
  ...ARTICLES.slice(0, 2).map(([path]) => path),
  '/category/guides',
  '/forms/contact',
  '/sent/contact',
];

declare global {
  interface Window {
    violations: string[];
  }
}

async function collectViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      window.violations.push(`${effectiveDirective} blocks ${blockedURI} in ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => window.violations);
}

for (const path of PAGE_TYPES) {
  test(`${path} violates nothing, also after its islands have hydrated`, async ({ page }) => {
    const violations = await collectViolations(page);
    await page.goto(path);
    await reachIslands(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(await violations()).toEqual([]);
  });
}

test.describe('a script that somebody smuggles in', () => {
  test.use({ allowedErrors: [/Executing inline script violates/] });

  test('does not run', async ({ page }) => {
    const violations = await collectViolations(page);
    await page.goto('/sent/contact');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.smuggled = ""';
      document.body.append(script);
    });
    await expect(page.locator('body')).not.toHaveAttribute('data-smuggled');
    expect(await violations()).toEqual([expect.stringContaining('script-src-elem blocks inline')]);
  });
});

test.describe('every response carries the list', () => {
  const STRICT =
    /^default-src 'none'; script-src 'self'; style-src 'self'(?: 'sha256-[\w+/]{43}='){1,8}; .*frame-ancestors 'none'$/;

  for (const path of ['/', '/no-such-page', '/feed', '/sitemap.xml', '/category/no-such-category']) {
    test(path, async ({ request }) => {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      expect(headers['content-security-policy']).toMatch(STRICT);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe(path === '/feed' ? 'cross-origin' : 'same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    });
  }
});
