/** What a browser really fetches for a page. */
import type { Page } from 'playwright/test';

/** Icons and the web app manifest, which browsers fetch when they please, and no page waits for. */
const ASIDE = /\/(?:favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest)$/;
/** Photographs that an editor placed: the newest article's may open the blog, and no budget can know which that is. */
const PLACED = /^\/pictures\//;

export interface Requests {
  /** before anybody scrolls or touches anything */
  first: string[];
  /** after it was read to its end, the first load included */
  scrolled: string[];
}

/**
 * @param page a page of a browser, not used before
 * @param url address of the page to weigh
 * @returns the path of everything that was requested from its site until nothing more was, in order, each once
 */
export async function requestsOf(page: Page, url: string): Promise<Requests> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(url).origin && !ASIDE.test(pathname) && !PLACED.test(pathname))
      paths.add(pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = [...paths];
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  // Everybody who was near has been told by now; what they fetch in turn is waited for.
  await page.waitForFunction(
    () => !document.querySelector('[data-island][data-when="visible"]:not([data-hydrated])'),
  );
  await page.waitForLoadState('networkidle');
  return { first, scrolled: [...paths] };
}
