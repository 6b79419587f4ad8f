/** How the addresses of the site are written; which of them exist stands in pages/. */

/** Static pages that answer for addresses that do not exist; served with status 404 by the rewrites below. */
export const UNKNOWN_CATEGORY_PATH = '/not-found/category';
export const FEED_NOT_FOUND_PATH = '/not-found/feed';
export const PRICE_NOT_FOUND_PATH = '/not-found/price';

/** The blog's search index: static JSON, fetched only when a visitor reaches for search or filters. */
export const SEARCH_INDEX_PATH = '/blog/search-index.json';

/** The drawing that every page ends with. */
export const STREET_PATH = '/street.svg';

/** Whom to tell of a vulnerability (RFC 9116). */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Every article on one page, for visitors whom script cannot serve. */
export const ALL_ARTICLES_PATH = '/blog/all';

export function categoryPath(slug: string, page = 1): string {
  return page === 1 ? `/category/${slug}` : `/category/${slug}/page/${page}`;
}

export function blogPath(page = 1): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

/** @returns the address of a category's feed, or of the whole blog's */
export function feedPath(categorySlug?: string): string {
  return categorySlug ? `/category/${categorySlug}/feed` : '/feed';
}

export function releasePath(slug: string): string {
  return `/press/${slug}`;
}

export function openingPath(slug: string): string {
  return `/careers/${slug}`;
}

/** @returns the address of the social card (Open Graph image) of the page at `path` */
export function socialCardPath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.png`;
}

/** @returns the address of the list of a tag */
export function tagPath(slug: string): string {
  return `/blog/tag/${slug}`;
}
