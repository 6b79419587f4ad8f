import type { Page } from 'playwright/test';
import type { AnalyticsEvent, EventName } from '@/lib/browser/analytics/catalogue';

/** What the document in view has recorded, in order. */
export function dataLayer(page: Page): Promise<AnalyticsEvent[]> {
  return page.evaluate(() => window.dataLayer ?? []);
}

/** The same of one event. */
export async function recorded<Name extends EventName>(
  page: Page,
  name: Name,
): Promise<Extract<AnalyticsEvent, { event: Name }>[]> {
  const entries = await dataLayer(page);
  return entries.filter((entry): entry is Extract<AnalyticsEvent, { event: Name }> => entry.event === name);
}

/** Keeps every entry of the tab's life, since a data layer ends with its document. Call before the first visit. */
export async function keepHistory(page: Page): Promise<() => Promise<AnalyticsEvent[]>> {
  await page.addInitScript(() => {
    addEventListener('analytics', ({ detail }) => {
      const kept = JSON.parse(sessionStorage.getItem('history') ?? '[]') as unknown[];
      sessionStorage.setItem('history', JSON.stringify([...kept, detail]));
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('history') ?? '[]'));
}

/** A phone's switch to another app, as a page sees it. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
