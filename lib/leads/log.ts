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

const HOUR = 3_600_000;

/** Warns, unless something of the topic was said within an hour; a line is its own topic unless senders choose its words. */
export type Warn = (line: string, topic?: string) => void;

/** @returns what says each warning once an hour */
export function warnOnce(log: Log): Warn {
  const said = new Map<string, number>();
  return (line, topic = line) => {
    const now = performance.now();
    if (now - (said.get(topic) ?? Number.NEGATIVE_INFINITY) < HOUR) return;
    said.set(topic, now);
    log(line, 'warning');
  };
}
