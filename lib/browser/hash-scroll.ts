/** Milliseconds between arriving with an anchor and scrolling to it: specification, section 9. */
const HASH_SCROLL_DELAY = 100;

const TAKING_OVER = ['wheel', 'touchstart', 'keydown'];

/**
 * Scrolls to the anchor that the page was opened with, or that was followed meanwhile, once the page has settled:
 * smoothly where motion is welcome, and not at all when the visitor scrolls first. After a reload, or on the way back,
 * the browser knows where the visitor was.
 * @param enhancements the modules of the page: they may change how much stands above the anchor
 */
export function scrollToHash(enhancements: readonly Promise<unknown>[]): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let wanted = location.hash !== '' && visit?.type !== 'reload' && visit?.type !== 'back_forward';
  for (const type of TAKING_OVER) addEventListener(type, () => (wanted = false), { passive: true });
  addEventListener('hashchange', () => (wanted = true));
  setTimeout(async () => {
    await Promise.allSettled(enhancements);
    if (!wanted) return;
    const target = document.getElementById(decodeHash(location.hash));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  }, HASH_SCROLL_DELAY);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
