/** Fetches the framework when the visitor comes near an island, once, and hands over what happened before. */
import { keepInput } from './island-input';

/** How far from the viewport a `visible` island starts to fetch: about one flick of a thumb. */
const MARGIN = '300px 0px';
const TOUCHES = ['focusin', 'pointerdown', 'keydown'] as const;

declare global {
  interface Window {
    /** Starts the page's framework; defined by its bootstrap file (lib/adapter/lean.ts). */
    startIslands?: () => void;
  }
}

/**
 * Starts watching the page's islands. Without the list of scripts that the Build Adapter leaves (in `next dev`, on a
 * page without islands, on a host with an adapter of its own) there is nothing to do.
 * @param doc the document to serve
 */
export function watchIslands(doc: Document): void {
  const urls = scriptUrls(doc);
  const islands = [...doc.querySelectorAll<HTMLElement>('[data-island]')];
  if (urls.length === 0 || islands.length === 0) return;

  const scripts = new Map<string, Promise<void>>();
  let started = false;
  const load = () => {
    Promise.all(urls.map((url) => scripts.get(url) ?? fetchScript(doc, url, scripts))).then(
      () => {
        if (!started) window.startIslands?.();
        started = true;
      },
      () => undefined, // offline, perhaps: the server's HTML still works, and the next touch tries again
    );
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
 * Runs a script once it has arrived. It only registers what it brings: nothing starts before all have come, so that a
 * lost connection leaves the page as it was. `async` as Next itself writes it: React looks for `script[async]`, and
 * would add its own copy of a script without the attribute.
 */
function fetchScript(doc: Document, url: string, scripts: Map<string, Promise<void>>): Promise<void> {
  const script = Object.assign(doc.createElement('script'), { src: url, async: true });
  const arrival = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(url);
      reject(new Error(`${url} did not load.`));
    });
  });
  scripts.set(url, arrival);
  doc.head.append(script);
  return arrival;
}
