import type { Page } from 'playwright/test';

/**
 * Stops time on the pages to come: it passes only as the test says, with `page.clock.runFor`. Frames come as ever, since
 * the site script is asked for with the second.
 */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-01-01T00:00:00Z');
  await page.addInitScript(() => Object.assign(window, { frames: requestAnimationFrame.bind(window) }));
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.valueOf() + 1000));
  await page.addInitScript(() => {
    window.requestAnimationFrame = (window as unknown as { frames: typeof requestAnimationFrame }).frames;
  });
}
