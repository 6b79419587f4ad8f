/** What the home page adds to the site script, as one module fetched on that page alone. */
import { enhanceCarousel } from './carousel';
import { answerDoors } from './doors';
import { animateHero } from './hero';
import { enhanceTabs } from './tabs';

/** Starts every behaviour whose hook is on the page. */
export function enhanceHome(): void {
  animateHero();
  answerDoors();
  offerAnotherTry();
  document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(enhanceTabs);
  document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(enhanceCarousel);
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
