/** Fetches an island's component when the visitor comes near it, once, and hands over what happened before. */

import { holdSubmits, keepInput } from './before-hydration';

/** How far from the viewport a `visible` island starts to fetch: about one flick of a thumb. */
const MARGIN = '300px 0px';
const TOUCHES = ['focusin', 'pointerdown', 'keydown'] as const;

/** What each island's module exports: settles once the component has taken over. */
type IslandModule = { default: (island: HTMLElement) => Promise<void> };

/**
 * Starts watching the page's islands. Only the Build Adapter names their modules: in `next dev`, and on a host with an
 * adapter of its own, Next hydrates them itself.
 * @param doc the document to serve
 */
export function watchIslands(doc: Document): void {
  for (const island of doc.querySelectorAll<HTMLElement>('[data-modules]')) watchIsland(island);
}

function watchIsland(island: HTMLElement): void {
  const urls = (island.dataset.modules ?? '').split(' ');
  let loading = false;
  const load = async () => {
    if (loading) return;
    loading = true;
    delete island.dataset.failed;
    try {
      const { default: hydrate } = await importModule(urls);
      submits.restore();
      await hydrate(island);
    } catch {
      // Offline, perhaps: the server's HTML still works, and the next touch tries again.
      loading = false;
      island.dataset.failed = '';
      submits.letGo();
      return;
    }
    for (const touch of TOUCHES) island.removeEventListener(touch, load);
    island.dataset.hydrated = '';
    replayInput();
    submits.handOver();
  };
  const replayInput = keepInput(island);
  const submits = holdSubmits(island, load);
  for (const touch of TOUCHES) island.addEventListener(touch, load, { passive: true });
  if (island.dataset.when === 'load' || island.contains(document.activeElement)) load();
  if (island.dataset.when === 'visible') loadWhenNear(island, load);
}

/**
 * Browsers remember for ever that a module did not load, so nothing is imported before all of it has arrived; the import
 * then finds it in the cache.
 */
async function importModule(urls: readonly string[]): Promise<IslandModule> {
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      await response.arrayBuffer();
    }),
  );
  return import(urls[0] ?? '');
}

function loadWhenNear(island: HTMLElement, load: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(island);
}
