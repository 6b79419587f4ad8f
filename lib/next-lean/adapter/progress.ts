/** Milliseconds between two lines: often enough to tell a build that works from one that hangs. */
const INTERVAL = 3_000;

/**
 * @param what is done, as in `Finishing documents`
 * @param total how many there are
 * @param now milliseconds on a clock that nobody sets
 * @returns to be called after each: now and then it says how many are done
 */
export function progress(
  what: string,
  total: number,
  say: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
): () => void {
  let done = 0;
  let said = now();
  return () => {
    done += 1;
    if (now() - said < INTERVAL) return;
    said = now();
    say(`  ${what}: ${done} of ${total}`);
  };
}
