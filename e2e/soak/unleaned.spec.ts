/** A host that brings its own adapter builds the site without ours: it must work, unleaned. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout } from '../support/checkout-copy';
import { Site } from '../support/processes';
import { expect, test } from '../support/test';

/** On the disk of the checkout, whose packages are linked into it. */
const COPY = resolve('.cache/unleaned');

test.describe.configure({ mode: 'serial' });

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  rmSync(COPY, { recursive: true, force: true });
  copyCheckout(process.cwd(), COPY);
  await promisify(execFile)(process.execPath, ['lib/commands/build.mjs'], {
    cwd: COPY,
    env: { ...process.env, NODE_ENV: 'production', ADAPTER: 'off', NEXT_TELEMETRY_DISABLED: '1' },
  });
  site = await Site.start({ ADAPTER: 'off' }, COPY, ['node_modules/next/dist/bin/next', 'start']);
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(COPY, { recursive: true, force: true });
});

test("the policy admits Next's inline scripts, and no others' origins", async ({ request }) => {
  const policy = (await request.get(`${site.url}/`)).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'unsafe-inline';");
});

test('pages hydrate at once and break nothing', async ({ page }) => {
  await page.goto(`${site.url}/forms/contact`);
  // Next says nowhere when it has hydrated; the form gives up the browser's own validation then.
  await expect(page.locator('form[data-form]')).toHaveJSProperty('noValidate', true);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
});
