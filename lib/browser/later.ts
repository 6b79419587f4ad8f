/** Safari has no idle callbacks; a timer comes between its frames too. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 50);

/**
 * Takes the `data-later` of each part away, one whenever there is time: app/globals.css leaves those out of layout until
 * they are near the screen.
 */
export function layOutLater(): void {
  whenIdle(() => {
    const part = document.querySelector('[data-later]');
    part?.removeAttribute('data-later');
    if (part) layOutLater();
  });
}
