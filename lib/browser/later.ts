/** Lays out what stands far down a page a part at a time, while the browser has nothing else to do. */

/** Safari has no idle callbacks; a timer comes between its frames too. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 50);

/**
 * Takes the `data-later` of each part away (app/globals.css leaves those out of layout until they are near the screen),
 * and of all at once when somebody acts: where an anchor leads must be known then.
 */
export function layOutLater(): void {
  const parts = [...document.querySelectorAll('[data-later]')];
  const layOut = (count: number) => {
    for (const part of parts.splice(0, count)) part.removeAttribute('data-later');
  };
  const all = () => layOut(parts.length);
  const next = () => {
    layOut(1);
    if (parts.length > 0) whenIdle(next);
  };
  for (const act of ['click', 'keydown']) addEventListener(act, all, { capture: true, once: true });
  if (location.hash) all();
  else whenIdle(next);
}
