/** Share of an element that must be visible before it fades in: specification, section 9. */
const REVEAL_THRESHOLD = 0.2;

/** Fades in each `data-reveal` element once a fifth of it is visible; what is on screen already is left alone. */
export function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-revealed', '');
        observer.unobserve(target);
      }
    },
    { threshold: REVEAL_THRESHOLD },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (isOnScreen(element)) element.setAttribute('data-revealed', '');
    else observer.observe(element);
  }
}

/** What the browser leaves out of layout is far away, and to ask where would have it laid out. */
function isOnScreen(element: Element): boolean {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  return element.getBoundingClientRect().top < innerHeight;
}
