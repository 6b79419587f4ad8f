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
  /** Already formatted, such as `March 20, 2024`. */
  date: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** Markup inside the cover's `<svg>`. */
  cover: string;
};

export type SearchDocument = IndexedArticle & {
  id: string;
  tags: string;
  topics: string;
  headings: string;
  keywords: string;
};

/** What /blog/search-index.json holds. */
export type SearchIndexFile = {
  /** MiniSearch's own serialization. */
  index: unknown;
  /** Every article's id, newest first: the order of a list without a query. */
  order: string[];
};

const STORED = [
  'path',
  'title',
  'excerpt',
  'author',
  'category',
  'categorySlug',
  'date',
  'day',
  'cover',
] as const satisfies (keyof IndexedArticle)[];

/** Words that say nothing about what is looked for; a question is then as good as keywords. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i in is it my of on or that the this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'tags', 'category', 'topics', 'headings', 'excerpt', 'author', 'keywords'],
  storeFields: [...STORED],
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

/** @returns whether a token is one that search leaves out */
export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token);
}

/** @returns the words of a query that are looked for: those that say something, or where none does all of them */
export function soughtWords(query: string): string[] {
  const words = tokens(query);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
