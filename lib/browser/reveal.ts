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
    if (element.getBoundingClientRect().top < innerHeight) element.setAttribute('data-revealed', '');
    else observer.observe(element);
  }
}
