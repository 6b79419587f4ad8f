/** The life of one server process: it takes connections once it can answer, and goes when it is asked to. */
import { farewell } from './farewell.mjs';

/**
 * Milliseconds that a connection may stay idle: longer than a proxy keeps its own open (a minute, for most), so that it
 * is the proxy that ends them, and a reader's next click within a minute needs no new connection.
 */
export const KEEP_ALIVE = 65_000;

/** Milliseconds that a server which stops still listens to connections on which nothing happens. */
export const STOP_LINGER = 500;

/** What runs beside the requests and has to end before the process does (lib/server/lifecycle.ts adds to it). */
const ENDING = Symbol.for('server.ending');

/**
 * @param {import('node:http').Server} server
 * @returns {(port: number, host: string) => void} listens, and tells whoever started the process that it does
 */
export function attend(server) {
  server.keepAliveTimeout = KEEP_ALIVE;
  const leave = farewell(server);
  let linger = STOP_LINGER;
  const stop = async () => {
    await leave(linger);
    await Promise.allSettled(/** @type {Record<symbol, Promise<void>[]>} */ (globalThis)[ENDING] ?? []);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A terminal that closes; Node would end at once, in the middle of answers.
  process.on('SIGHUP', () => process.emit('SIGTERM'));
  // A message, since a signal on Windows ends a process at once.
  process.on('message', (/** @type {{ linger: number }} */ message) => {
    linger = message.linger;
    process.emit('SIGTERM');
  });
  return (port, host) => {
    server.once('error', (error) => {
      console.error(`The server cannot listen on ${host}:${port}: ${error.message}.`);
      process.exit(1);
    });
    server.listen(port, host, () => process.send?.('ready'));
  };
}
