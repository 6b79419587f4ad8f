/** What the home page adds to the site script, as one module fetched on that page alone. */
import { enhanceCarousel } from './carousel';
import { countUp } from './count-up';
import { answerDoors } from './doors';
import { animateHero } from './hero';
import { layOutLater } from './later';
import { enhanceTabs } from './tabs';
import { offerAnotherTry } from './try-again';

/** Starts every behaviour whose hook is on the page. */
export function enhanceHome(): void {
  animateHero();
  answerDoors();
  layOutLater();
  offerAnotherTry();
  document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(enhanceTabs);
  document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(enhanceCarousel);
  countUp(document.querySelectorAll<HTMLElement>('[data-count]'));
}
