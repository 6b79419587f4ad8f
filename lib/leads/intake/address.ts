/** Where a submission comes from, as far as the limit per address is concerned. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Headers that carry to the route handler what it cannot see: the connection's address, and what was really sent. */
const PEER = 'x-connection-address';
const FORWARDED = 'x-connection-forwarded';
/** What Node says when a request begins. */
const STARTS = 'http.server.request.start';

/**
 * Notes the address of each connection in a request header, over whatever a client put there. Next itself fills
 * `X-Forwarded-For` only when the client sent none, so that header alone can be forged.
 * @returns what ends it
 * @see https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 */
export function noteConnectionAddresses(): () => void {
  const note = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER] = request.socket.remoteAddress ?? '';
    request.headers[FORWARDED] = request.headers['x-forwarded-for'] === undefined ? 'no' : 'yes';
  };
  subscribe(STARTS, note);
  return () => void unsubscribe(STARTS, note);
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => Number.parseInt(group, 16));
}

/** Some proxies add the port: `203.0.113.7:5678`, `[2001:db8::1]:80` (RFC 7239 §6). */
function withoutPort(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const plain = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return plain.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** @returns the network of an address, of IPv6 the /56 of a household (RFC 6177); undefined when it is no address */
function networkOf(address: string): string | undefined {
  const plain = withoutPort(address);
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return undefined;
  const [first, second, third, fourth = 0] = groupsOf(plain);
  const prefix = [first, second, third, fourth & 0xff00].map((group) => group?.toString(16));
  return `${prefix.join(':')}::/56`;
}

/**
 * @param trustProxy how many reverse proxies of ours stand before the server, each appending to `X-Forwarded-For`
 * @returns the network that the sender belongs to: that of the connection, where the header names none
 */
export function clientNetwork(headers: Headers, trustProxy: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const named = trustProxy > 0 ? networkOf(forwarded.at(-trustProxy) ?? '') : undefined;
  return named ?? networkOf(headers.get(PEER) ?? '');
}

/** @returns what is wrong with `TRUST_PROXY`, judged by one request; undefined when nothing is */
export function proxyMistake(headers: Headers, trustProxy: number): string | undefined {
  const forwarded = headers.get(FORWARDED);
  if (trustProxy === 0 && forwarded === 'yes') {
    return 'forms come through a proxy (X-Forwarded-For is set) but TRUST_PROXY is 0: all visitors share the limits of its address';
  }
  if (trustProxy > 0 && forwarded === 'no') {
    return `TRUST_PROXY is ${trustProxy} but a form came without X-Forwarded-For: the address of its connection counts`;
  }
  return undefined;
}
