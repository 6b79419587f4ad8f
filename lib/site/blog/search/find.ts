import MiniSearch, { type SearchOptions } from 'minisearch';
import {
  FIRST_SIGN,
  type IndexedArticle,
  SEARCH_OPTIONS,
  type SearchDocument,
  type SearchIndexFile,
  soughtWords,
} from './options';

export type ArticleSearch = ReturnType<typeof articleSearch>;

/** Every word must occur, in any order; the last one may still be growing. */
const AS_TYPED: SearchOptions = {
  processTerm: (term) => term,
  combineWith: 'AND',
  prefix: (term, index, terms) => index === terms.length - 1 && term.length > 1,
  boost: { title: 6, tags: 3, headings: 2, category: 2, topics: 1.5, excerpt: 1.5, author: 2, text: 1 },
  weights: { fuzzy: 0.35, prefix: 0.6 },
};
/** One wrong letter is forgiven in a word of four or more, two in one of eight. */
const FORGIVING: SearchOptions = {
  ...AS_TYPED,
  fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
};
/** A whole question seldom occurs word for word: then any of its words is better than nothing. */
const ANY_WORD: SearchOptions = { ...FORGIVING, combineWith: 'OR' };

export function articleSearch({ articles, words }: SearchIndexFile) {
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  const texts = textsOf(words, articles.length);
  index.addAll(
    articles.map((article, position) => ({ ...article, id: `${position}`, text: texts[position] ?? '' })),
  );

  return {
    /**
     * @param query what the visitor typed; blank for every article
     * @param category slug of a blog category; blank for all
     * @returns what fits both: best match first, or newest first without a query
     */
    find(query: string, category: string): IndexedArticle[] {
      const matches = query.trim() ? search(query) : articles;
      return category ? matches.filter(({ categorySlug }) => categorySlug === category) : matches;
    },
  };

  function search(query: string): IndexedArticle[] {
    const sought = soughtWords(query).join(' ');
    for (const options of [AS_TYPED, FORGIVING, ANY_WORD]) {
      const results = index.search(sought, options);
      if (results.length > 0) return results.flatMap(({ id }) => articles[Number(id)] ?? []);
    }
    return [];
  }
}

/** @returns for each article the words of its text */
function textsOf(words: string, count: number): string[] {
  const texts = Array.from({ length: count }, (): string[] => []);
  for (const line of words.split('\n')) {
    const [signs = '', ...shared] = line.split(' ');
    for (const sign of signs) texts[sign.charCodeAt(0) - FIRST_SIGN]?.push(...shared);
  }
  return texts.map((text) => text.join(' '));
}
