import { insert } from '../content/text/insert';

/** What the listing shows, as its address states it: `/blog?q=students&category=guides`. */
export type BlogState = { query: string; category: string };

export function readBlogState(search: string): BlogState {
  const params = new URLSearchParams(search);
  return { query: params.get('q')?.trim() ?? '', category: params.get('category') ?? '' };
}

/** @returns whether the state asks for anything that the plain listing does not show */
export function isFiltered({ query, category }: BlogState): boolean {
  return query !== '' || category !== '';
}

/**
 * @param listing path of the listing that the document was served as, such as `/blog/page/2`
 * @returns the address of a state: that of the listing itself when nothing is asked for
 */
export function blogStateUrl({ query, category }: BlogState, listing: string): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (category) params.set('category', category);
  return isFiltered({ query, category }) ? `/blog?${params}` : listing;
}

/** @returns whether only the letters of one query differ: they share an entry of the history, so that one Back leaves it */
export function isSameStep(before: BlogState, after: BlogState): boolean {
  return before.category === after.category && before.query !== '' && after.query !== '';
}

/** @returns what the listing announces: `3 articles for “students” in Guides` */
export function countMessage(count: number, query: string, category: string | undefined): string {
  const some = count === 1 ? SCRIPT_WORDS.search.one : SCRIPT_WORDS.search.many;
  const articles = insert(count === 0 ? SCRIPT_WORDS.search.none : some, { count });
  const asked = query && insert(SCRIPT_WORDS.search.for, { query });
  return articles + asked + (category ? insert(SCRIPT_WORDS.search.within, { category }) : '');
}
