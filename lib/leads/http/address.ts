/** Where a submission comes from, as far as the limit per address is concerned. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Header that carries the connection's address to the route handler, which cannot see the connection. */
const PEER = 'x-connection-address';

/**
 * Notes the address of each connection in a request header, over whatever a client put there. Next itself fills
 * `X-Forwarded-For` only when the client sent none, so that header alone can be forged.
 * @see https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 */
export function noteConnectionAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER] = request.socket.remoteAddress ?? '';
  });
}

/** The first four groups of an IPv6 address: a household or phone has at least a /64 to itself (RFC 6177). */
function network64(address: string): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * @param trustProxy how many reverse proxies of ours stand before the server, each appending to `X-Forwarded-For`
 * @returns a key for the sender's network; undefined when it is not known
 */
export function clientNetwork(headers: Headers, trustProxy: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = (trustProxy > 0 ? forwarded.at(-trustProxy) : headers.get(PEER))?.trim() ?? '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain;
  return isIP(plain) === 6 ? network64(plain) : undefined;
}
