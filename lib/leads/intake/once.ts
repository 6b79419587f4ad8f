import type { Log } from '../log';

/** Most different lines of one topic that are remembered, so that no sender can fill memory or log. */
const MOST = 20;

/** Says a line of a topic; what senders choose in one topic silences no other. */
export type Warn = (topic: 'proxy' | 'quota' | 'flood' | 'origin', line: string) => void;

/** @returns a log that says each warning once an hour */
export function warnOnce(log: Log, passed: () => number = () => performance.now()): Warn {
  const said = new Map<string, { topic: string; at: number }>();
  return (topic, line) => {
    const now = passed();
    for (const [old, { at }] of said) if (now - at >= 3_600_000) said.delete(old);
    const ofTopic = [...said.values()].filter((one) => one.topic === topic).length;
    if (said.has(line) || ofTopic >= MOST) return;
    said.set(line, { topic, at: now });
    log(line, 'warning');
  };
}
