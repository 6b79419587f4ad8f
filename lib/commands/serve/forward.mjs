/** What a server answers with after another has taken over from it: that one's answers. */
import { request as open } from 'node:http';

/** Headers of one connection, not of an answer (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Asks the server that listens now, so that a page of the new release, whose files a browser asks for on a connection
 * from before, gets them.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ host: string, port: number }} to
 * @returns {Promise<boolean>} whether it could be asked; nothing has been answered otherwise
 */
export function forward(request, response, { host, port }) {
  const { method, url: path, headers } = request;
  return new Promise((resolve) => {
    const onward = open({ host, port, method, path, headers, agent: false }, (answer) => {
      const own = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      response.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(own), connection: 'close' });
      answer.on('error', () => response.destroy());
      answer.pipe(response);
      resolve(true);
    });
    onward.on('error', () => resolve(false));
    onward.end();
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {boolean} whether another may answer it as well: what has a body also counts whom it came from
 */
export function isForwardable({ method, headers }) {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}
