/** What next.config.ts tells Next of the routing table, made from content. */
import type { Redirect as NextRedirect, Rewrite } from 'next/dist/lib/load-custom-routes';
import { FEED_NOT_FOUND_PATH, UNKNOWN_CATEGORY_PATH } from './paths';
import type { Redirects } from './redirects';

/** An optional slash at the end, so that both forms of an old address take one hop. */
const SLASH = '{/}?';

/**
 * @param movedToo whether Next is to redirect the addresses that articles had, by a rule each: a host that brings an
 *   adapter of its own knows no other way
 * @returns Next's redirects: permanent, so status 308, and keeping the query string
 */
export function nextRedirects(
  { exact, prefix, moved, titled }: Redirects,
  movedToo: boolean,
): NextRedirect[] {
  return [
    // Next's own name for the home page, which it would otherwise look up among the articles, and fail.
    { source: `/index${SLASH}`, destination: '/', permanent: true },
    ...exact.map(({ from, to }) => ({ source: from + SLASH, destination: to, permanent: true as const })),
    ...(movedToo ? [...moved, ...titled] : []).map(({ from, to }) => ({
      source: literal(from) + SLASH,
      destination: to,
      permanent: true as const,
    })),
    ...prefix.map(({ from, to }) => ({
      source: `${from}([^/]*)${SLASH}`,
      destination: to,
      permanent: true as const,
    })),
  ];
}

/** Characters that path-to-regexp reads as syntax; what is beyond ASCII arrives encoded. */
function literal(path: string): string {
  return encodeURI(path).replace(/[(){}:*+?!.\\[\]]/g, '\\$&');
}

/**
 * What answers where no page does. One static document serves every unknown category and every page that a category
 * does not have, and one every unknown feed, so that random addresses cannot fill a disk or a cache. Pages match in
 * their own case only, so an address in another case is unknown too.
 */
export const NEXT_FALLBACKS: Rewrite[] = [
  { source: `/category/:category/feed${SLASH}`, destination: FEED_NOT_FOUND_PATH },
  { source: `/category/:category${SLASH}`, destination: UNKNOWN_CATEGORY_PATH },
  { source: `/category/:category/page/:page${SLASH}`, destination: UNKNOWN_CATEGORY_PATH },
];
