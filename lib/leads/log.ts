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
