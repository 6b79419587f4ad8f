/** What tests need to know of pages with islands (components/ui/Island.tsx). */
import type { Page } from 'playwright/test';
import { expect } from './test';

const FRAMEWORK = /\/_next\/static\/.+\.js$/;

/** @returns a list that grows with every framework script that the page asks for */
export function frameworkRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (FRAMEWORK.test(path)) requests.push(path);
  });
  return requests;
}

/** Waits until every request has ended and no script could still be about to make one. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Touches the first island, as a finger would, and waits until every island of the page has hydrated. */
export async function reachIslands(page: Page): Promise<void> {
  const islands = page.locator('[data-island]');
  const count = await islands.count();
  if (count === 0) return;
  // The loader comes on demand, and a touch before it has come is nobody's to hear.
  await expect(async () => {
    await islands.first().dispatchEvent('pointerdown');
    await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(count, { timeout: 2000 });
  }).toPass();
}

/**
 * Holds every framework script back.
 * @returns lets them through, those asked for until then and all later ones
 */
export async function holdFramework(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FRAMEWORK, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fails every framework request, as a lost connection does, until the returned function is called. */
export async function loseFramework(page: Page): Promise<() => Promise<void>> {
  await page.route(FRAMEWORK, (route) => route.abort());
  return () => page.unroute(FRAMEWORK);
}
