/** What a server process does at its end. */

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Read by whoever ends the process (lib/commands/serve/attend.mjs), which knows nothing of Next's bundles. */
const registry = globalThis as { [key: symbol]: Promise<void>[] | undefined };
const ENDING = Symbol.for('server.ending');

/** @param end called once when the process is asked to stop, which then waits for it */
export function onStop(end: () => Promise<void>): void {
  let ended = false;
  const once = () => {
    if (ended) return;
    ended = true;
    registry[ENDING] = [...(registry[ENDING] ?? []), end()];
  };
  for (const signal of SIGNALS) process.on(signal, once);
}
