/** Lays out what stands far down a page a part at a time, while the browser has nothing else to do. */

/** Safari has no idle callbacks; a timer comes between its frames too. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 50);

/** Takes the `data-later` of each part away: app/globals.css leaves those out of layout until they are near the screen. */
export function layOutLater(): void {
  const parts = [...document.querySelectorAll('[data-later]')];
  const next = () => {
    parts.shift()?.removeAttribute('data-later');
    if (parts.length > 0) whenIdle(next);
  };
  whenIdle(next);
}
