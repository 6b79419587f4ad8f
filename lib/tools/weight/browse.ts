/** What a browser really fetches for a page, before anybody scrolls or touches anything. */
import type { Page } from 'playwright/test';

/** Icons and the web app manifest, which browsers fetch when they please, and no page waits for. */
const ASIDE = /\/(?:favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest)$/;

/**
 * @param page a page of a browser, not used before
 * @param url address of the page to weigh
 * @returns the path of everything that was requested from its site until nothing more was, in order, each once
 */
export async function requestsOf(page: Page, url: string): Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(url).origin && !ASIDE.test(pathname)) paths.add(pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return [...paths];
}
