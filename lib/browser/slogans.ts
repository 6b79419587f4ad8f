/** The slogans that take turns on the drawn phone: specification, section 9. */
import { repeat } from './repeat';

/** Milliseconds that each slogan stays. */
const SLOGAN_DELAY = 3000;

/**
 * Rotates the `[data-slide]` elements inside `hero` once, back to the first, and rests; the slide that is marked
 * `data-active="next"` enters, and its status bar fills, by CSS.
 * @returns a function that starts the rotation, with a whole turn for the slide in view, and stops it
 */
export function rotateSlogans(hero: HTMLElement): (run: boolean) => void {
  const slides = [...hero.querySelectorAll('[data-slide]')];
  let turns = 0;

  return repeat(
    () => (turns < slides.length ? SLOGAN_DELAY : undefined),
    () => {
      slides[turns % slides.length]?.removeAttribute('data-active');
      turns += 1;
      slides[turns % slides.length]?.setAttribute('data-active', 'next');
    },
  );
}
