/** What happens to a request before Next sees it. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { leadOn, type Moved } from '../moved';

/**
 * Leads what has moved to where it is now, and makes every request line one that Next can read: it answers 500, without any header of the site, to a path whose
 * percent signs do not decode.
 * @see https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 */
export function mendAddresses(moved: Moved): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url) request.url = leadOn(decodablePath(request.url), moved);
  });
}

/**
 * @param url a request target (RFC 9112, 3.2)
 * @returns the same, with each percent sign of its path that begins no UTF-8 character (RFC 3986, 2.1) written as
 *          `%25`, so that it names what the visitor typed: a page that does not exist
 */
export function decodablePath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (isDecodable(path)) return url;
  const mended = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) =>
    isDecodable(run) ? run : run.replaceAll('%', '%25'),
  );
  return mended + url.slice(path.length);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
