/** How a server leaves its clients: none is cut off in the middle of something it has sent. */
import { Server as NetServer } from 'node:net';

/** Milliseconds between two looks for connections that have become idle. */
const SWEEP = 100;

/**
 * Node's own `close` ends idle connections at once, those too on which a request is just arriving, whose sender then
 * sees a reset. This one keeps them open for a while and ends each with its next answer, which says so.
 * @param {import('node:http').Server} server
 * @returns {(linger: number) => Promise<void>} stops accepting; settles when every connection has ended. `linger`:
 *   milliseconds until connections on which nothing happens are closed too; may be called again with less
 */
export function farewell(server) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set();
  /** @type {Set<import('node:net').Socket>} connections without a request so far, which Node takes for busy ones */
  const fresh = new Set();
  /** @type {Promise<void> | undefined} */
  let ended;
  /** @type {NodeJS.Timeout | undefined} */
  let sweep;
  server.on('connection', (socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    fresh.delete(socket);
    if (ended) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return (linger) => {
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    ended ??= new Promise((resolve) => {
      // The parent's method: what `http.Server` adds to it is the closing at once.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep);
        resolve();
      });
    });
    setTimeout(() => {
      sweep ??= setInterval(() => {
        server.closeIdleConnections();
        for (const socket of fresh) if (socket.bytesRead === 0) socket.destroy();
      }, SWEEP);
    }, linger).unref();
    return ended;
  };
}
