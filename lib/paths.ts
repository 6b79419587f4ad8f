/** Addresses of the site, in one place: what links, the sitemap, the redirects and the tests agree on. */
import type { Content } from './content/types';
import { BLOG_PAGE_SIZE, CATEGORY_PAGE_SIZE, pageNumbers } from './pagination';

type Listed = Pick<Content, 'pages' | 'articles' | 'taxonomy' | 'careers' | 'pressReleases'>;

/** Static pages that answer for addresses that do not exist; served with status 404 by the rewrites below. */
export const UNKNOWN_CATEGORY_PATH = '/not-found/category';
export const FEED_NOT_FOUND_PATH = '/not-found/feed';

/** @returns `/category/<slug>`, or its page `n` */
export function categoryPath(slug: string, page = 1): string {
  return page === 1 ? `/category/${slug}` : `/category/${slug}/page/${page}`;
}

/** @returns `/blog`, or its page `n` */
export function blogPath(page = 1): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

/** @returns the address of a category's feed, or of the whole blog's */
export function feedPath(categorySlug?: string): string {
  return categorySlug ? `/category/${categorySlug}/feed` : '/feed';
}

/** @returns the address of a press release */
export function releasePath(slug: string): string {
  return `/press/${slug}`;
}

/** @returns the address of an opening */
export function openingPath(slug: string): string {
  return `/careers/${slug}`;
}

/** @returns the articles that a category lists, newest first */
export function articlesIn(slug: string, { articles }: Pick<Content, 'articles'>): Content['articles'] {
  return articles.filter(
    ({ category, topics }) => category.slug === slug || topics.some((topic) => topic.slug === slug),
  );
}

/** @returns the address of every document of the site that answers 200 */
export function allPaths({ pages, articles, taxonomy, careers, pressReleases }: Listed): string[] {
  return [
    ...pages.map(({ path }) => path),
    ...careers.openings.map(({ slug }) => openingPath(slug)),
    ...pressReleases.map(({ slug }) => releasePath(slug)),
    ...pageNumbers(articles.length, BLOG_PAGE_SIZE).slice(1).map(blogPath),
    ...articles.map(({ path }) => path),
    ...taxonomy.flatMap(({ slug }) =>
      pageNumbers(articlesIn(slug, { articles }).length, CATEGORY_PAGE_SIZE).map((page) =>
        categoryPath(slug, page),
      ),
    ),
  ];
}
