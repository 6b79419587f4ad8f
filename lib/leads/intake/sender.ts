/** Who sends: whether from a page of this site, and from which network. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Where forms may come from besides this server: the public site; behind proxies of ours `X-Forwarded-Host` counts. */
export interface Site {
  siteOrigin: string;
  settings: { TRUST_PROXY: number };
}

/**
 * Judges by Fetch Metadata where that says "same origin", which no page can forge and no proxy changes; else by
 * `Origin`, else by Fetch Metadata, else by `Referer`. No evidence at all is accepted: proxy browsers send
 * none, and there is no session that a foreign page could abuse.
 * @see https://www.w3.org/TR/fetch-metadata/ and RFC 6454
 */
export function isFromThisSite(headers: Headers, site: Site): boolean {
  const origin = headers.get('origin');
  const fetched = headers.get('sec-fetch-site');
  if (fetched === 'same-origin') return true;
  if (origin && origin !== 'null') return isOurs(origin, headers, site);
  if (fetched) return fetched === 'none';
  if (origin === 'null') return false;
  const referer = headers.get('referer');
  return referer ? isOurs(referer, headers, site) : true;
}

/** @returns why a submission was refused, for the log: what was compared with what */
export function originMistake(headers: Headers, site: Site): string {
  const given = headers.get('origin') ?? headers.get('referer') ?? '';
  const from = URL.canParse(given) ? new URL(given).origin : 'nowhere';
  // What is no host may hold what a terminal obeys.
  const own = `http://${ownHost(headers, site)}`;
  const host = URL.canParse(own) ? new URL(own).host : '(none)';
  return `a form from ${from} was refused: it is neither ${site.siteOrigin} (SITE_URL) nor the host ${host}, which a proxy has to hand on`;
}

/** @returns the origin to name in `Access-Control-Allow-Origin`: the public site's, when a page of it asks from afar */
export function corsOrigin(headers: Headers, site: Site): string | undefined {
  const origin = headers.get('origin');
  if (origin !== site.siteOrigin) return undefined;
  return new URL(origin).host === ownHost(headers, site) ? undefined : origin;
}

/** Answers whether a page elsewhere may post (CORS). */
export function preflight({ headers }: Request, site: Site): Response {
  const allowed = new Headers({ Allow: 'POST, OPTIONS', Vary: 'Origin' });
  const asking = corsOrigin(headers, site);
  if (asking) {
    allowed.set('Access-Control-Allow-Origin', asking);
    allowed.set('Access-Control-Allow-Methods', 'POST');
    allowed.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    allowed.set('Access-Control-Max-Age', '86400');
  }
  return new Response(null, { status: 204, headers: allowed });
}

function ownHost(headers: Headers, { settings }: Site): string | null {
  const forwarded =
    settings.TRUST_PROXY > 0 ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  return forwarded || headers.get('host');
}

function isOurs(url: string, headers: Headers, site: Site): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, host, protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const own = ownHost(headers, site);
  // Every browser names the host: where a proxy took it away, there is nothing to compare with.
  return origin === site.siteOrigin || !own || host === own;
}

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
