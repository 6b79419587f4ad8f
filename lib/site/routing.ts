/** What next.config.ts tells Next of the routing table, made from content. */
import type { Redirect as NextRedirect, Rewrite } from 'next/dist/lib/load-custom-routes';
import { FEED_NOT_FOUND_PATH, UNKNOWN_CATEGORY_PATH } from './paths';
import type { Redirects } from './redirects';

/** An optional slash at the end, so that both forms of an old address take one hop. */
const SLASH = '{/}?';

/** @returns Next's redirects: permanent, so status 308, and keeping the query string */
export function nextRedirects({ exact, prefix }: Redirects): NextRedirect[] {
  return [
    // Next's own name for the home page, which it would otherwise look up among the articles, and fail.
    { source: `/index${SLASH}`, destination: '/', permanent: true },
    ...exact.map(({ from, to }) => ({ source: from + SLASH, destination: to, permanent: true as const })),
    ...prefix.map(({ from, to }) => ({
      source: `${from}([^/]*)${SLASH}`,
      destination: to,
      permanent: true as const,
    })),
  ];
}

/**
 * What is asked for when no page answers. One static document serves every unknown category and one every
 * unknown feed, so that random addresses cannot fill a disk or a cache.
 * @param categories the slugs that exist: a page number beyond their last is an unknown path, not a category
 */
export function nextFallbacks(categories: readonly string[]): Rewrite[] {
  const known = categories.join('|');
  return [
    { source: `/category/:category/feed${SLASH}`, destination: FEED_NOT_FOUND_PATH },
    { source: `/category/:category((?!(?:${known})$)[^/]+)${SLASH}`, destination: UNKNOWN_CATEGORY_PATH },
    {
      source: `/category/:category((?!(?:${known})/)[^/]+)/page/:page${SLASH}`,
      destination: UNKNOWN_CATEGORY_PATH,
    },
  ];
}
