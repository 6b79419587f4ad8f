/** Writes one line about a lead or the spool: ids, states and error codes, never what a visitor typed. */
export type Log = (line: string) => void;

/** The log of the running server: standard output, one line each. */
export const consoleLog: Log = (line) => console.log(`leads: ${line}`);

/** @returns what went wrong without the text of a request: the system's code where there is one, else the name */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}
