/** Runs what moves in the hero: only while it is seen, and only until the visitor says stop (WCAG 2.2, 2.2.2). */
import { play } from './play';
import { typeHeadline } from './typing';

/** Starts the hero's animations, which play once, unless the visitor asked the device for less motion. */
export function animateHero(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  const headline = hero?.querySelector<HTMLElement>('[data-typing]');
  const button = hero?.querySelector<HTMLButtonElement>('[data-pause]');
  if (!hero || !headline || !button) return;

  let over = false;
  const animations = [
    play(
      // The headline takes longer than the slogans: with it everything is over, and nothing is left to pause.
      typeHeadline(headline, () => {
        over = true;
        button.remove();
        update();
      }),
    ),
    play(rotateSlogans([...hero.querySelectorAll('[data-slide]')])),
  ];
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let visible = true;

  const update = () => {
    const paused = button.getAttribute('aria-pressed') === 'true';
    const run = visible && !paused && !over && !reduced.matches;
    hero.toggleAttribute('data-running', run);
    for (const animate of animations) animate(run);
  };
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    update();
  });
  reduced.addEventListener('change', update);
  new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(hero);
  update();
}

/** Milliseconds that each slogan stays. */
const SLOGAN_DELAY = 3000;

/**
 * Rotates the `[data-slide]` elements once, back to the first; the slide that is marked `data-active="next"` enters, and
 * its status bar fills, by CSS.
 */
function* rotateSlogans(slides: readonly Element[]): Generator<number, void> {
  for (const [turn, slide] of slides.entries()) {
    yield SLOGAN_DELAY;
    slide.removeAttribute('data-active');
    slides[(turn + 1) % slides.length]?.setAttribute('data-active', 'next');
  }
}
