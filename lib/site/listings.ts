/** How lists of articles are cut into pages: computed here and nowhere else. */

import { slug as tagSlug } from 'github-slugger';
import type { Article, Category, Content } from '../content';
import { onceFor } from './once-for';
import type { Listing } from './pages/page';

/** Specification, section 9. */
const CATEGORY_PAGE_SIZE = 9;
export const BLOG_PAGE_SIZE = 6;

/** @returns the articles that a category lists, newest first */
export function articlesIn(slug: string, { articles }: Pick<Content, 'articles'>): Article[] {
  return [...(listsOf(articles).get(slug) ?? [])];
}

export type CountedCategory = Category & { count: number };

/** @returns the categories or the topics, in their order, each with how many articles it lists */
export function categoriesOf(
  kind: Category['kind'],
  content: Pick<Content, 'articles' | 'taxonomy'>,
): CountedCategory[] {
  return content.taxonomy
    .filter((category) => category.kind === kind)
    .map((category) => ({ ...category, count: articlesIn(category.slug, content).length }));
}

const listsOf = onceFor((articles: Content['articles']): Map<string, Article[]> => {
  const lists = new Map<string, Article[]>();
  for (const article of articles) {
    for (const slug of new Set([article.category, ...article.topics].map((one) => one.slug))) {
      const list = lists.get(slug) ?? [];
      list.push(article);
      lists.set(slug, list);
    }
  }
  return lists;
});

/** @returns the pages of a category's list: its first articles, then the others, newest first */
export function categoryListing(slug: string, content: Pick<Content, 'articles' | 'taxonomy'>): Listing[] {
  const first = content.taxonomy.find((category) => category.slug === slug)?.first ?? [];
  const rank = ({ id }: Article) => (first.includes(id) ? first.indexOf(id) : first.length);
  const articles = articlesIn(slug, content).sort((one, other) => rank(one) - rank(other));
  return listing(articles, CATEGORY_PAGE_SIZE);
}

/** @returns the pages of a list, in their order; an empty one has one */
export function listing(articles: readonly Article[], size: number): Listing[] {
  const pages = Math.max(1, Math.ceil(articles.length / size));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    articles: articles.slice(index * size, (index + 1) * size),
    before: index * size,
    total: articles.length,
  }));
}

export type Tag = { slug: string; title: string; articles: Article[] };

/** A tag as its address has it: those that differ in case or punctuation alone are one. */
export { tagSlug };

/** @returns every tag with exactly the articles that have it, newest first */
export function tagsOf({ articles }: Pick<Content, 'articles'>): Tag[] {
  const tags = new Map<string, Tag>();
  for (const article of articles) {
    for (const title of article.tags) {
      const name = tagSlug(title);
      const tag = tags.get(name) ?? { slug: name, title, articles: [] };
      if (tag.articles.at(-1) !== article) tag.articles.push(article);
      tags.set(name, tag);
    }
  }
  return [...tags.values()];
}

/** How many page numbers in a row a pagination shows around the current one. */
const PAGE_WINDOW = 3;

/**
 * What stands between Previous and Next: numbers, and a gap where pages are left out (specification, section 2,
 * "Blog listing": `1 2 3 … Next`).
 * @param current the page shown, from 1 to `count`
 */
export function paginationItems(current: number, count: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(current - 1, count - PAGE_WINDOW + 1));
  const last = Math.min(count, first + PAGE_WINDOW - 1);
  const items: (number | 'gap')[] = [];
  if (first > 1) items.push(1);
  if (first > 2) items.push(first === 3 ? 2 : 'gap');
  for (let page = first; page <= last; page++) items.push(page);
  if (last < count) items.push(last + 1 === count ? count : 'gap');
  return items;
}
