/** What the home page adds to the site script, as one module fetched on that page alone. */
import { enhanceCarousel } from './carousel';
import { answerDoors } from './doors';
import { animateHero } from './hero';
import { enhanceTabs } from './tabs';

/** Starts every behaviour whose hook is on the page. */
export function enhanceHome(): void {
  animateHero();
  answerDoors();
  layOutLater();
  offerAnotherTry();
  document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(enhanceTabs);
  document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(enhanceCarousel);
}

/** Safari has no idle callbacks; a timer comes between its frames too. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 50);

/**
 * Takes the `data-later` of each part away once the visitor scrolls: app/globals.css leaves those out of layout until they
 * are near the screen.
 */
function layOutLater(): void {
  const parts = [...document.querySelectorAll('[data-later]')];
  const next = () => {
    parts.shift()?.removeAttribute('data-later');
    if (parts.length > 0) whenIdle(next);
  };
  // In idle time asking how far was scrolled lays nothing out. Who scrolled before this came may never scroll again.
  whenIdle(() => {
    if (scrollY > 0) next();
    else addEventListener('scroll', () => whenIdle(next), { once: true, passive: true });
  });
}

/** The button beside each island that could not be fetched: asks for it once more, as a touch of the island does. */
function offerAnotherTry(): void {
  for (const notice of document.querySelectorAll('[data-if-failed]')) {
    const island = notice.previousElementSibling as HTMLElement;
    notice.querySelector('button')?.addEventListener('click', () => {
      island.dispatchEvent(new Event('pointerdown'));
      // The button that had the focus is gone.
      island.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    });
  }
}
