/** The life of one server process: it takes connections once it can answer, and goes when it is asked to. */
import { createServer } from 'node:http';
import { BrotliResponse } from './brotli.mjs';
import { farewell } from './farewell.mjs';
import { forward, isForwardable } from './forward.mjs';

/**
 * Milliseconds that a connection may stay idle: longer than a proxy keeps its own open (a minute, for most), so that it
 * is the proxy that ends them, and a reader's next click within a minute needs no new connection.
 */
export const KEEP_ALIVE = 65_000;

/** Milliseconds that a server which stops still listens to connections on which nothing happens. */
export const STOP_LINGER = 500;

/** What runs beside the requests and has to end before the process does (lib/leads/lifecycle.ts adds to it). */
const ENDING = Symbol.for('server.ending');

/** Addresses that stand for all of a machine's, with the one to ask itself at. */
const SELF = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/**
 * What a supervisor asks of a server process.
 * @typedef {object} Leave
 * @property {number} linger milliseconds that it still listens to idle connections
 * @property {boolean} replaced whether another process answers at its address
 */

/**
 * @param {import('node:http').RequestListener} answer
 * @param {{ host: string, port: number }} address
 * @returns {() => void} listens, and tells whoever started the process that it does
 */
export function attend(answer, { host, port }) {
  /** @type {Leave} */
  let wish = { linger: STOP_LINGER, replaced: false };
  const successor = { host: SELF.get(host) ?? host, port };
  const server = createServer({ ServerResponse: BrotliResponse }, async (request, response) => {
    if (wish.replaced && isForwardable(request) && (await forward(request, response, successor))) return;
    answer(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  const leave = farewell(server);
  const stop = async () => {
    await leave(wish.linger);
    await Promise.allSettled(/** @type {Record<symbol, Promise<void>[]>} */ (globalThis)[ENDING] ?? []);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A terminal that closes; Node would end at once, in the middle of answers.
  process.on('SIGHUP', () => process.emit('SIGTERM'));
  // A message, since a signal on Windows ends a process at once.
  process.on('message', (/** @type {Leave} */ message) => {
    wish = message;
    process.emit('SIGTERM');
  });
  return () => {
    server.once('error', (error) => {
      console.error(`The server cannot listen on ${host}:${port}: ${error.message}.`);
      process.exit(1);
    });
    server.listen(port, host, () => process.send?.('ready'));
  };
}
