import type { Log } from '../log';

/** Most different lines that are remembered, so that no sender can fill memory or log. */
const MOST = 50;

/** @returns a log that says each warning once an hour */
export function warnOnce(log: Log, passed: () => number = () => performance.now()): (line: string) => void {
  const said = new Map<string, number>();
  return (line) => {
    const now = passed();
    for (const [old, at] of said) if (now - at >= 3_600_000) said.delete(old);
    if (said.has(line) || said.size >= MOST) return;
    said.set(line, now);
    log(line, 'warning');
  };
}
