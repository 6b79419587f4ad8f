/**
 * Repeats `act`, asking `delay` for the milliseconds before each time.
 * @returns a function that starts the repetition (`true`) or stops it (`false`); it begins stopped
 */
export function repeat(delay: () => number, act: () => void): (run: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = setTimeout(() => {
      act();
      next();
    }, delay());
  };
  return (run) => {
    if (run === (timer !== undefined)) return;
    if (run) return next();
    clearTimeout(timer);
    timer = undefined;
  };
}
