/** The face of headings comes after the text that it is for, and without a script too. */
import { expect, test } from './support/test';

const face = /\/display[^/]*\.woff2$/;

test('nothing shifts when the face comes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked = page.waitForResponse(face);
  await page.goto('/help-center');
  await asked;
  await expect(page.locator('html')).toHaveAttribute('data-face');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // The faces that stand in are as wide to a tenth of a per cent: what is left is less than a pixel.
  expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
});

test('the first frame comes before any script is asked for, and within the site it has the face', async ({
  page,
}) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      Object.assign(window, { hadFace: 'face' in document.documentElement.dataset });
    });
  });
  const firstFrame = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return {
        isBeforeScripts:
          scripts.length > 0 &&
          scripts.every(({ startTime }) => startTime >= (painted?.startTime ?? Infinity)),
        hasFace: (window as unknown as { hadFace: boolean }).hadFace,
      };
    });
  await page.goto('/about-us');
  expect(await firstFrame()).toEqual({ isBeforeScripts: true, hasFace: false });
  await page.locator('footer a[href="/help-center"]').click();
  await page.waitForURL('/help-center');
  await expect(page.locator('html')).toHaveAttribute('data-js');
  expect(await firstFrame()).toEqual({ isBeforeScripts: true, hasFace: true });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('headings have the face as well', async ({ page }) => {
    const asked = page.waitForResponse(face);
    await page.goto('/help-center');
    expect((await asked).status()).toBe(200);
  });
});
