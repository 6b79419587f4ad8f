/** Pixels of scrolling after which the header takes its dark ground: specification, section 9. */
const SCROLL_THRESHOLD = 10;

/** Marks the header `data-scrolled` while the page is scrolled past the threshold. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  update();
}
