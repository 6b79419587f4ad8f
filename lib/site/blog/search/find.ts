import MiniSearch, { type SearchOptions } from 'minisearch';
import {
  type IndexedArticle,
  SEARCH_OPTIONS,
  type SearchDocument,
  type SearchIndexFile,
  soughtWords,
} from './options';

export type ArticleSearch = {
  /**
   * @param query what the visitor typed; blank for every article
   * @param category slug of a blog category; blank for all
   * @returns what fits both: best match first, or newest first without a query
   */
  find: (query: string, category: string) => IndexedArticle[];
};

/** Every word must occur, in any order; one wrong letter is forgiven in a word of four or more, two in one of eight. */
const ALL_WORDS: SearchOptions = {
  processTerm: (term) => term,
  combineWith: 'AND',
  prefix: (_term, index, terms) => index === terms.length - 1,
  fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
  boost: { title: 6, tags: 3, headings: 2, category: 2, topics: 1.5, excerpt: 1.5, author: 2, keywords: 1 },
  weights: { fuzzy: 0.35, prefix: 0.6 },
};

/** @param file what /blog/search-index.json holds */
export function articleSearch(file: SearchIndexFile): ArticleSearch {
  const index = MiniSearch.loadJS<SearchDocument>(
    file.index as Parameters<typeof MiniSearch.loadJS>[0],
    SEARCH_OPTIONS,
  );
  const inOrder = file.order.flatMap((id) => stored(index.getStoredFields(id)) ?? []);

  return {
    find(query, category) {
      const matches = query.trim() ? search(query) : inOrder;
      return category ? matches.filter(({ categorySlug }) => categorySlug === category) : matches;
    },
  };

  function search(query: string): IndexedArticle[] {
    const sought = soughtWords(query).join(' ');
    const strict = index.search(sought, ALL_WORDS);
    // A whole question seldom occurs word for word: then any of its words is better than nothing.
    const results = strict.length > 0 ? strict : index.search(sought, { ...ALL_WORDS, combineWith: 'OR' });
    return results.flatMap(({ id }) => stored(index.getStoredFields(id)) ?? []);
  }
}

function stored(fields: Record<string, unknown> | undefined): IndexedArticle | undefined {
  return fields as IndexedArticle | undefined;
}
