/** Fetches the framework when the visitor comes near an island, once, and hands over what happened before. */
import { keepInput } from './island-input';

/** How far from the viewport a `visible` island starts to fetch: about one flick of a thumb. */
const MARGIN = '300px 0px';
const TOUCHES = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Starts watching the page's islands. Without the list of scripts that the Build Adapter leaves (in `next dev`, on a
 * page without islands, on a host with an adapter of its own) there is nothing to do.
 * @param doc the document to serve
 */
export function watchIslands(doc: Document): void {
  const urls = scriptUrls(doc);
  const islands = [...doc.querySelectorAll<HTMLElement>('[data-island]')];
  if (urls.length === 0 || islands.length === 0) return;

  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    loadScripts(doc, urls).catch(() => {
      loading = false; // offline, perhaps: the server's HTML still works, and the next touch tries again
    });
  };
  for (const island of islands) {
    keepInput(island);
    for (const touch of TOUCHES) island.addEventListener(touch, load, { passive: true });
    island.addEventListener('island:hydrated', () => {
      for (const touch of TOUCHES) island.removeEventListener(touch, load);
    });
    if (island.contains(doc.activeElement)) load();
  }
  if (islands.some((island) => island.dataset.when === 'load')) load();
  loadWhenNear(
    islands.filter((island) => island.dataset.when === 'visible'),
    load,
  );
}

function scriptUrls(doc: Document): string[] {
  return JSON.parse(doc.getElementById('island-scripts')?.textContent ?? '[]') as string[];
}

function loadWhenNear(islands: readonly HTMLElement[], load: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: MARGIN },
  );
  for (const island of islands) observer.observe(island);
}

/**
 * Fetches all before running any, so that a lost connection leaves the page as it was. Then the first (the bootstrap
 * with the flight data) runs before the others, which start as Next starts them: React looks for `script[async]` and
 * would add its own copy of a script without the attribute.
 */
async function loadScripts(doc: Document, urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map((url) =>
      settled(doc, Object.assign(doc.createElement('link'), { rel: 'preload', as: 'script', href: url })),
    ),
  );
  const [bootstrap, ...runtime] = urls.map((url) =>
    Object.assign(doc.createElement('script'), { src: url, async: true }),
  );
  if (bootstrap) await settled(doc, bootstrap);
  await Promise.all(runtime.map((script) => settled(doc, script)));
}

function settled(doc: Document, element: HTMLLinkElement | HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('An island script did not load.'));
    });
    doc.head.append(element);
  });
}
