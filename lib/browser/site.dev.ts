/**
 * Entry of the site script in `next dev`, where React takes over the whole page: what the script changes before that is
 * a mismatch to React, so it waits.
 */
const INTERVAL = 50;

/** React marks the body once everything inside was found to be what it would have rendered. */
function hydrated(): boolean {
  return Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'));
}

const timer = setInterval(() => {
  if (!hydrated()) return;
  clearInterval(timer);
  void import('./site');
}, INTERVAL);

export {};
