/** Milliseconds between arriving with an anchor and scrolling to it: specification, section 9. */
const HASH_SCROLL_DELAY = 100;

/** Scrolls to the anchor that the page was opened with once it has settled, smoothly where motion is welcome. */
export function scrollToHash(): void {
  if (!location.hash) return;
  setTimeout(() => {
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
