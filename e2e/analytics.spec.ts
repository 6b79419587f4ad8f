import { dataLayer, keepHistory, recorded, setHidden } from './support/analytics';
import { expect, test } from './support/test';

test.describe('a visit', () => {
  test('is reported once, with path and title', async ({ page }) => {
    await page.goto('/trust?from=test#top');
    const title = await page.title();
    await expect
      .poll(() => recorded(page, 'page_view'))
      .toEqual([{ event: 'page_view', page_path: '/trust', page_title: title }]);
  });

  test('reaches each depth once, however often the visitor goes there @phone', async ({ page }) => {
    await page.goto('/about-us');
    const depths = async () => (await recorded(page, 'scroll_depth')).map((entry) => entry.percent_scrolled);
    const seenAtOnce = (await depths()).length;
    expect(seenAtOnce).toBeLessThan(4);
    for (const share of [0.3, 0, 0.55, 0.8, 1, 0, 1]) {
      await page.evaluate((to) => {
        scrollTo({ top: to * document.documentElement.scrollHeight, behavior: 'instant' });
      }, share);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await expect.poll(depths).toEqual([25, 50, 75, 100]);
  });

  test('sees a page that fits the window whole', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 8000 });
    await page.goto('/maintenance');
    const entries = await recorded(page, 'scroll_depth');
    expect(entries.map(({ percent_scrolled }) => percent_scrolled)).toEqual([25, 50, 75, 100]);
  });

  test('tells its seconds once, when the page is left', async ({ page }) => {
    const history = await keepHistory(page);
    await page.clock.install();
    await page.goto('/trust');
    await page.clock.runFor(12_000);
    await page.goto('/maintenance');
    const entries = (await history()).filter(({ event }) => event === 'time_on_page');
    expect(entries).toEqual([{ event: 'time_on_page', seconds: 12 }]);
  });

  test('tells its seconds once when a phone switches away and back, and then leaves', async ({ page }) => {
    const history = await keepHistory(page);
    await page.clock.install();
    await page.goto('/trust');
    await page.clock.runFor(3000);
    await setHidden(page, true);
    await setHidden(page, false);
    await page.clock.runFor(5000);
    await setHidden(page, true);
    await page.goto('/maintenance');
    const entries = (await history()).filter(({ event }) => event === 'time_on_page');
    expect(entries).toEqual([{ event: 'time_on_page', seconds: 3 }]);
  });

  test('begins anew when the page comes back from the back/forward cache', async ({ page }) => {
    await page.goto('/trust');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    const names = (await dataLayer(page)).map(({ event }) => event);
    expect(names.filter((name) => name === 'page_view')).toHaveLength(2);
    expect(names.filter((name) => name === 'time_on_page')).toHaveLength(2);
  });
});
