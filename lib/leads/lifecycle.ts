/** What ends with a release: its server calls it when nobody needs the release any more. */
const registry = globalThis as { [key: symbol]: (() => Promise<void>)[] | undefined };

/** @param end called once; Next's own server, which knows nothing of it, just ends */
export function onStop(end: () => Promise<void>): void {
  registry[Symbol.for('next-lean.closers')]?.push(end);
}
