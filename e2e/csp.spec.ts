/** Sealed: one policy for every response, wherever it comes from. What it blocks on each page: site.spec.ts. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { hasNginx, startNginx } from './bench/nginx';
import { reachIslands } from './support/islands';
import { collectViolations } from './support/policy';
import { temporaryFolder } from './support/processes';
import { expect, test } from './support/test';
import { serveStatic } from './weight/serve';

/** A page without an island, one with two, and what is answered where no page is. */
const SAMPLE = ['/about-us', '/', '/no-such-page'];

async function violationsAt(page: Page, origin: string): Promise<string[]> {
  const found: string[] = [];
  const violations = await collectViolations(page);
  for (const path of SAMPLE) {
    await page.goto(origin + path);
    await reachIslands(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin), path).toBe('0px');
    found.push(...(await violations()));
  }
  return found;
}

test.describe('dist/', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('violates nothing behind nginx', async ({ page }) => {
    test.skip(!hasNginx(), 'nginx is not installed');
    const nginx = await startNginx();
    expect(await violationsAt(page, nginx.url)).toEqual([]);
    await nginx.stop();
  });

  test('violates nothing in the layout for servers that send no policy, and still has one', async ({
    page,
  }) => {
    const folder = await temporaryFolder();
    const out = join(folder.path, 'site');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'lib/commands/folders.ts', out]);
    const server = await serveStatic(out);
    expect(await violationsAt(page, server.url)).toEqual([]);
    await page.goto(`${server.url}/about-us`);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute(
      'content',
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-/,
    );
    // What the page still fetches must not miss its server.
    await page.goto('about:blank');
    server.stop();
    await folder.remove();
  });
});

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
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'(?: 'sha256-[\w+/]{43}='){1,19}; .*frame-ancestors 'none'$/;

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
