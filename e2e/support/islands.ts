/** What tests need to know of pages with islands (components/ui/Island.tsx). */
import type { Page } from 'playwright/test';
import { expect } from './test';

const ISLANDS = /\/_next\/static\/.+\.js$/;

/** @returns a list that grows with every script of an island that the page asks for */
export function islandRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (ISLANDS.test(path)) requests.push(path);
  });
  return requests;
}

/** Waits until every request has ended and no script could still be about to make one. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Touches every island, as a finger would, and waits until all have hydrated. */
export async function reachIslands(page: Page): Promise<void> {
  // The loader comes on demand, and a touch before it has come is nobody's to hear.
  await expect(async () => {
    await page.locator('[data-island]').evaluateAll((islands) => {
      for (const island of islands) {
        island.closest('details')?.setAttribute('open', '');
        island.scrollIntoView();
        island.dispatchEvent(new Event('pointerdown'));
      }
    });
    await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/**
 * Holds every script of an island back.
 * @returns lets them through, those asked for until then and all later ones
 */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ISLANDS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fails every request for a script of an island, as a lost connection does, until the returned function is called. */
export async function loseIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(ISLANDS, (route) => route.abort());
  return () => page.unroute(ISLANDS);
}
