/** How lists of articles are cut into pages: computed here and nowhere else. */
import type { Article, Content } from '../content';
import type { Listing } from './pages/page';
import { BLOG_PAGE_SIZE, CATEGORY_PAGE_SIZE, pageNumbers, pageOf, TAG_PAGE_SIZE } from './pagination';

/** @returns the articles that a category lists, newest first */
export function articlesIn(slug: string, { articles }: Pick<Content, 'articles'>): Article[] {
  return articles.filter(
    ({ category, topics }) => category.slug === slug || topics.some((topic) => topic.slug === slug),
  );
}

/** @returns the pages of the whole blog's list, in their order */
export function blogListing({ articles }: Pick<Content, 'articles'>): Listing[] {
  return listing(articles, BLOG_PAGE_SIZE);
}

/** @returns the pages of a category's list, in their order; an empty category has one */
export function categoryListing(slug: string, content: Pick<Content, 'articles'>): Listing[] {
  return listing(articlesIn(slug, content), CATEGORY_PAGE_SIZE);
}

/** @returns the pages of a tag's list, in their order */
export function tagListing(articles: readonly Article[]): Listing[] {
  return listing(articles, TAG_PAGE_SIZE);
}

function listing(articles: readonly Article[], size: number): Listing[] {
  const numbers = pageNumbers(articles.length, size);
  return numbers.map((page) => ({
    page,
    pages: numbers.length,
    articles: pageOf(articles, page, size),
    before: (page - 1) * size,
    total: articles.length,
  }));
}
