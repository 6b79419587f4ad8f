/** Searching an index of either form, with what it needs fetched on the way. */
import { type ArticleSearch, articleSearch } from './find';
import type { IndexedArticle } from './options';
import { articleIn, indexOf, needsOf, partOfArticle, type SearchFile, type SearchPart } from './parts';

/** Cards of a blog that has grown come in portions. */
const PORTION = 12;

export type Found = {
  total: number;
  /** @returns the next cards, best or newest first; none when all were given */
  next: () => Promise<IndexedArticle[]>;
};

/** @returns what fits both, as articleSearch() does */
export type GrownSearch = { find: (query: string, category: string) => Promise<Found> };

/** @param part fetches a part by its name, the same one as often as it is asked for */
export function openSearch(file: SearchFile, part: (name: string) => Promise<SearchPart>): GrownSearch {
  if ('order' in file) {
    const search = articleSearch(file);
    return {
      find: async (query, category) => {
        const articles = search.find(query, category);
        return portions(articles.length, articles.length, async (at) => articles[at]);
      },
    };
  }
  return {
    async find(query, category) {
      const needs = needsOf(query, file);
      const terms = await Promise.all(needs.names.map(part));
      const search: ArticleSearch = articleSearch(indexOf(file, terms.flat() as never[]));
      const positions = search.find(needs.query, category).map(({ path }) => Number(path));
      return portions(positions.length, PORTION, async (at) => {
        const position = positions[at] ?? 0;
        return articleIn((await part(partOfArticle(position))) as IndexedArticle[], position);
      });
    },
  };
}

function portions(
  total: number,
  size: number,
  articleAt: (at: number) => Promise<IndexedArticle | undefined>,
): Found {
  let given = 0;
  return {
    total,
    async next() {
      const end = Math.min(total, given + size);
      const places = Array.from({ length: end - given }, (_, index) => given + index);
      given = end;
      return (await Promise.all(places.map(articleAt))).flatMap((article) => article ?? []);
    },
  };
}
