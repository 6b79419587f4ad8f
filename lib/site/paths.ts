/** How the addresses of the site are written; which of them exist stands in pages/. */

/** Answers with status 404 for every category, and every page of one, that does not exist (routing.ts). */
export const UNKNOWN_CATEGORY_PATH = '/not-found/category';

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
