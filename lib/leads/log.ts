export type Level = 'info' | 'warning';

/** Writes one line about a lead or the store: ids, states and error codes, never what a visitor typed. */
export type Log = (line: string, level?: Level) => void;

/** @returns what went wrong without the text of a request: the system's code where there is one, else the name */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && code !== '') return code;
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}

/** Most different lines of one topic that are remembered, so that no sender can fill memory or log. */
const MOST = 20;

/** Says a line of a topic; what senders choose in one topic silences no other. */
export type Warn = (topic: 'proxy' | 'quota' | 'flood' | 'origin', line: string) => void;

/** @returns a log that says each warning once an hour */
export function warnOnce(log: Log, passed = () => performance.now()): Warn {
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
