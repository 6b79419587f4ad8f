/** Pixels of scrolling after which the header takes its dark ground: specification, section 9. */
const SCROLL_THRESHOLD = 10;

/** Marks the header `data-scrolled` while the page is scrolled past the threshold, and the place that it leads to. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  update();
  markPlace(header);
}

/** The header is the same on every page: which of its links leads to this one is known in the browser alone. */
function markPlace(header: HTMLElement): void {
  const here = location.pathname.replace(/(.)\/$/, '$1');
  for (const link of header.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.origin === location.origin && link.pathname === here && !link.hash) link.ariaCurrent = 'page';
  }
}
