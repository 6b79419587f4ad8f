/** How articles are indexed and looked up: the same on the server that builds the index and in the browser. */
import type { Options } from 'minisearch';

/** What the index stores of an article: everything that a result shows. */
export type IndexedArticle = {
  path: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  /** Slug of the blog category, which filters compare. */
  categorySlug: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Markup inside the cover's `<svg>`. */
  cover: string;
};

type SearchableArticle = IndexedArticle & { tags: string; topics: string; headings: string };

export type SearchDocument = SearchableArticle & { id: string; text: string };

/** What /blog/search-index.json holds. */
export type SearchIndexFile = {
  /** newest first: the order of a list without a query */
  articles: SearchableArticle[];
  /** the words of the texts, those of the same articles on one line, which begins with a sign for each of these */
  words: string;
};

/** The sign of the first article; each further one has the next code, up to the last that JSON holds as it is. */
export const FIRST_SIGN = '#'.charCodeAt(0);
export const MOST_SIGNS = '\\'.charCodeAt(0) - FIRST_SIGN;

/** Words that say nothing about what is looked for; a question is then as good as keywords. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i in is it my of on or that the this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'tags', 'category', 'topics', 'headings', 'excerpt', 'author', 'text'],
  tokenize: tokens,
  // Tokens are normal already; what remains is to drop those that carry no meaning, but in a title.
  processTerm: (term, field) => (field !== 'title' && STOP_WORDS.has(term) ? null : term),
};

/** @returns the words of a text in lower case, without accents and without the hyphens inside them */
export function tokens(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[-'’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** @returns whether a word of a text says anything: no stop word, none of two letters, no bare number */
export function telling(token: string): boolean {
  return token.length > 2 && !STOP_WORDS.has(token) && !/^\d+$/.test(token);
}

/** @returns the words of a query that are looked for: those that say something, or where none does all of them */
export function soughtWords(query: string): string[] {
  const words = tokens(query);
  const sought = words.filter((word) => !STOP_WORDS.has(word));
  return sought.length > 0 ? sought : words;
}
