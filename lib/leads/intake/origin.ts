/** Whether a submission comes from a page of this site; and where it may come from besides. */

export interface OriginPolicy {
  /** Origin of the public site: the static export posts to a server on another one. */
  siteOrigin: string;
  /** Reverse proxies before the server; above 0, `X-Forwarded-Host` counts. */
  trustProxy: number;
}

function ownHost(headers: Headers, trustProxy: number): string | null {
  const forwarded = trustProxy > 0 ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  return forwarded || headers.get('host');
}

function isOurs(url: string, headers: Headers, policy: OriginPolicy): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, host, protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const own = ownHost(headers, policy.trustProxy);
  // Every browser names the host: where a proxy took it away, there is nothing to compare with.
  return origin === policy.siteOrigin || !own || host === own;
}

/**
 * Judges by Fetch Metadata where that says "same origin", which no page can forge and no proxy changes; else by
 * `Origin`, else by Fetch Metadata, else by `Referer`. No evidence at all is accepted: proxy browsers send
 * none, and there is no session that a foreign page could abuse.
 * @see https://www.w3.org/TR/fetch-metadata/ and RFC 6454
 */
export function isFromThisSite(headers: Headers, policy: OriginPolicy): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  if (origin && origin !== 'null') return isOurs(origin, headers, policy);
  if (site) return site === 'none';
  if (origin === 'null') return false;
  const referer = headers.get('referer');
  return referer ? isOurs(referer, headers, policy) : true;
}

/** @returns why a submission was refused, for the log: what was compared with what */
export function originMistake(headers: Headers, policy: OriginPolicy): string {
  const given = headers.get('origin') ?? headers.get('referer') ?? '';
  const from = URL.canParse(given) ? new URL(given).origin : 'nowhere';
  // What is no host may hold what a terminal obeys.
  const own = `http://${ownHost(headers, policy.trustProxy)}`;
  const host = URL.canParse(own) ? new URL(own).host : '(none)';
  return `a form from ${from} was refused: it is neither ${policy.siteOrigin} (SITE_URL) nor the host ${host}, which a proxy has to hand on`;
}

/** @returns the origin to name in `Access-Control-Allow-Origin`: the public site's, when a page of it asks from afar */
export function corsOrigin(headers: Headers, policy: OriginPolicy): string | undefined {
  const origin = headers.get('origin');
  if (origin !== policy.siteOrigin) return undefined;
  return new URL(origin).host === ownHost(headers, policy.trustProxy) ? undefined : origin;
}
