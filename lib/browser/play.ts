/**
 * Plays an animation of steps: each gives the milliseconds until the next one.
 * @returns a function that plays (`true`), with the whole time of a step that was stopped, or stops (`false`); it begins stopped
 */
export function play(steps: Iterator<number>): (run: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let step = steps.next();
  const wait = () => {
    timer = step.done ? undefined : setTimeout(next, step.value);
  };
  const next = () => {
    step = steps.next();
    wait();
  };
  return (run) => {
    if (run === (timer !== undefined)) return;
    if (run) return wait();
    clearTimeout(timer);
    timer = undefined;
  };
}
