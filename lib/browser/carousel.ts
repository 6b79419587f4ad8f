/** Buttons, dots and position for a row of slides that scrolls and snaps by itself. */

/** @returns the index of the offset that lies closest to `position`, all in pixels */
export function nearestIndex(offsets: readonly number[], position: number): number {
  const distances = offsets.map((offset) => Math.abs(offset - position));
  return distances.indexOf(Math.min(...distances));
}

/** Pixels that a finger must travel sideways before it means the next slide. */
const SWIPE = 40;

/**
 * @param swipe how far a finger went, and how far the row had scrolled before and after
 * @returns 1 or -1 where the row did not follow since it stood at its end, else 0
 */
export function swipeBeyondEnd(swipe: { dx: number; dy: number; before: number; after: number }): -1 | 0 | 1 {
  const { dx, dy, before, after } = swipe;
  if (Math.abs(after - before) > 2 || Math.abs(dx) < SWIPE || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/**
 * Enhances `root`: `[data-track]` scrolls, its children are the slides; `[data-previous]`, `[data-next]` and the
 * `[data-dot]` buttons move it; `[data-position]` tells assistive technology where it stands.
 */
export function enhanceCarousel(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-slides]');
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const position = root.querySelector<HTMLElement>('[data-position]');
  let current = 0;
  let target: number | undefined;

  // Further by the padding of the row than where a slide snaps to: the browser takes the nearest such place.
  const offsets = () => slides.map(({ offsetLeft }) => offsetLeft);
  const mark = (index: number) => {
    current = index;
    for (const [at, slide] of slides.entries()) slide.toggleAttribute('data-current', at === index);
    for (const [at, dot] of dots.entries()) dot.ariaCurrent = String(at === index);
  };
  const goTo = (index: number) => {
    target = (index + slides.length) % slides.length;
    mark(target);
    if (position) position.textContent = slides[target]?.getAttribute('aria-label') ?? '';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({ left: offsets()[target], behavior: still ? 'instant' : 'smooth' });
  };

  root.querySelector('[data-previous]')?.addEventListener('click', () => goTo(current - 1));
  root.querySelector('[data-next]')?.addEventListener('click', () => goTo(current + 1));
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => goTo(index));
  track.addEventListener(
    'scroll',
    () => {
      const nearest = nearestIndex(offsets(), track.scrollLeft);
      // On the way to a chosen slide the ones that pass are not the current one.
      if (target !== undefined && nearest !== target) return;
      target = undefined;
      mark(nearest);
    },
    { passive: true },
  );
  let finger: { x: number; y: number; before: number } | undefined;
  track.addEventListener(
    'touchstart',
    ({ touches: [touch] }) => {
      finger = touch && { x: touch.clientX, y: touch.clientY, before: track.scrollLeft };
    },
    { passive: true },
  );
  track.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (!touch || !finger) return;
    const swipe = { dx: touch.clientX - finger.x, dy: touch.clientY - finger.y };
    const step = swipeBeyondEnd({ ...swipe, before: finger.before, after: track.scrollLeft });
    if (step !== 0) goTo(current + step);
  });

  // A finger or a wheel takes over from a movement that a button began.
  for (const takeover of ['pointerdown', 'wheel', 'touchstart', 'keydown']) {
    track.addEventListener(takeover, () => (target = undefined), { passive: true });
  }
  root.setAttribute('data-enhanced', '');
  mark(0);
}
