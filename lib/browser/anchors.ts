/**
 * An anchor of this page is not another page because the address has a query: following it keeps what was typed, and
 * is no second visit. Campaign links end in such addresses.
 */
export function stayForAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link?.hash || held || event.defaultPrevented || link.search || !location.search) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (link.hash === location.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
    else location.hash = link.hash;
  });
}

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
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.querySelector(':target')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  }, HASH_SCROLL_DELAY);
}
