/**
 * Repeats `act`, asking `delay` for the milliseconds before each time, until it has none.
 * @returns a function that starts the repetition (`true`) or stops it (`false`); it begins stopped
 */
export function repeat(delay: () => number | undefined, act: () => void): (run: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const wait = delay();
    if (wait === undefined) return;
    timer = setTimeout(() => {
      act();
      next();
    }, wait);
  };
  return (run) => {
    if (run === (timer !== undefined)) return;
    if (run) return next();
    clearTimeout(timer);
    timer = undefined;
  };
}
