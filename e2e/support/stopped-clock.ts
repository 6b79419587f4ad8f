import type { Page } from 'playwright/test';

/** Stops time on the pages to come: it passes only as the test says, with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-01-01T00:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.valueOf() + 1000));
}
