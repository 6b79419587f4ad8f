/** Serves the current release in one process, and takes over the next one between two requests. */
import { createServer } from 'node:http';
import { answer, errorPage } from './answer.mjs';
import { openRelease } from './release.mjs';

/** Milliseconds between two looks for another release. */
const POLL = 1_000;
/** Milliseconds that an idle connection stays: longer than a proxy keeps its own, so that it is the proxy that ends it. */
const KEEP_ALIVE = 65_000;
/** Milliseconds after which a connection on which nothing moves is closed. */
const STALLED = 120_000;
/** Milliseconds between an answer and the end of a connection whose body nobody reads to its end. */
const REFUSED = 1_000;
/** Milliseconds that answers have once the server is asked to stop. */
const GRACE = 9_000;

/**
 * @typedef {object} Options
 * @property {() => string} current absolute path of the release to serve; asked every second
 * @property {string} host
 * @property {number} port 0 for any
 * @property {(level: 'info' | 'error', message: string) => void} log
 */

/**
 * @param {Options} options
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} settles when the server takes requests; `stop` settles
 *   when every answer was sent and the release has let go of what it held
 * @throws {Error} when there is no whole release, or the port cannot be had
 */
export async function serve({ current, host, port, log }) {
  // Whoever reads the log may leave. Next's functions log what nobody caught: that a line was lost, too, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let release = await openRelease(current());
  /** @type {Set<import('./release.mjs').Release>} */
  const leaving = new Set();

  const server = createServer(async (request, response) => {
    const mine = release;
    const { socket } = request;
    mine.underWay += 1;
    // A sender who is refused in the middle of a body waits for the connection to end; the answer gets a second to arrive.
    response.once('finish', () => {
      if (request.destroyed && !request.complete) setTimeout(() => socket.destroy(), REFUSED).unref();
    });
    const done = () => {
      mine.underWay -= 1;
      letGo(mine);
    };
    response.once('close', done);
    const waitUntil = (/** @type {Promise<unknown>} */ work) => {
      mine.underWay += 1;
      work.catch(() => {}).finally(done);
    };
    try {
      await answer(mine, request, response, { hostname: host, waitUntil });
    } catch (error) {
      log('error', `a request could not be answered: ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) response.destroy();
      else errorPage(mine, request, response, 500);
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  server.setTimeout(STALLED);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error, socket) => refuse(error, socket, release.table.headers[0] ?? {}));

  const letGo = (/** @type {import('./release.mjs').Release} */ old) => {
    if (!leaving.has(old) || old.underWay > 0) return;
    leaving.delete(old);
    old.close();
  };
  let refused = '';
  const look = async () => {
    let folder = '';
    try {
      folder = current();
      if (folder === release.folder || folder === refused) return;
      const before = release;
      release = await openRelease(folder);
      leaving.add(before);
      letGo(before);
      log('info', `serving ${folder}`);
    } catch (error) {
      refused = folder;
      log('error', `the new release cannot be served, so the one before stays: ${error}`);
    }
  };
  // One look after the other: opening a release may take longer than the time between two.
  let looking = Promise.resolve();
  const watch = setInterval(() => {
    looking = looking.then(look);
  }, POLL);

  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, host, () => resolve(undefined)),
  );
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      clearInterval(watch);
      await looking;
      const cut = setTimeout(() => server.closeAllConnections(), GRACE);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(cut);
      await Promise.all([release, ...leaving].map((one) => one.close()));
    },
  };
}

/**
 * Answers what is no request (RFC 9112, 3) as every answer is made.
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 * @param {Readonly<Record<string, string>>} headers
 */
function refuse({ code }, socket, headers) {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'));
}
