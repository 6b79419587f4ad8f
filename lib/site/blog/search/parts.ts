/**
 * The index of a blog that has grown, cut so that a search fetches what it needs and no more. A reader who types needs
 * the words that begin like theirs, what it takes to rank the articles that have them, and the cards of the first few:
 * a part for each beginning of two letters, and one for every ten articles.
 */
import type { IndexedArticle, SearchIndexFile } from './options';
import { soughtWords } from './options';

/** Up to here the whole index is one file, which a phone fetches faster than it asks twice. */
const WHOLE_UP_TO = 60;
/** Articles whose cards are in one part. */
const ARTICLES_PER_PART = 10;

/** A term with its occurrences, as MiniSearch serializes it. */
type Term = [term: string, fields: unknown];

/** MiniSearch's own serialization, as far as it is taken apart here. */
type Serialized = {
  documentCount: number;
  documentIds: Record<string, string>;
  fieldLength: Record<string, number[]>;
  storedFields: Record<string, IndexedArticle>;
  index: Term[];
};

/** What every search needs of a blog that has grown. */
export type SearchBase = {
  /** MiniSearch's serialization without what is in the parts */
  rest: object;
  /** by article, newest first: the length of each field, and the slug of its blog category */
  lengths: number[][];
  categories: string[];
  /** names of the parts with terms */
  beginnings: string[];
};

/** What /blog/search-index.json holds. */
export type SearchFile = SearchIndexFile | SearchBase;

/** What /blog/search-index/<name>.json holds. */
export type SearchPart = Term[] | IndexedArticle[];

/** @returns the file that is fetched first, and those that it leads to; none for a small blog */
export function inParts(file: SearchIndexFile): {
  first: SearchFile;
  parts: ReadonlyMap<string, SearchPart>;
} {
  const parts = new Map<string, SearchPart>();
  if (file.order.length <= WHOLE_UP_TO) return { first: file, parts };
  const { documentIds, fieldLength, storedFields, index, ...rest } = file.index as Serialized;
  const shortIds = new Map(Object.entries(documentIds).map(([short, id]) => [id, short]));
  const inOrder = file.order.map((id) => shortIds.get(id) ?? '');
  const positions = new Map(inOrder.map((short, position) => [short, position]));
  for (const [term, fields] of index) {
    const name = beginningOf(term);
    const terms = (parts.get(name) ?? []) as Term[];
    terms.push([term, renumbered(fields as Fields, positions)]);
    parts.set(name, terms);
  }
  const beginnings = [...parts.keys()];
  for (let start = 0; start < inOrder.length; start += ARTICLES_PER_PART) {
    const articles = inOrder.slice(start, start + ARTICLES_PER_PART);
    parts.set(
      partOfArticle(start),
      articles.flatMap((short) => storedFields[short] ?? []),
    );
  }
  const first: SearchBase = {
    rest,
    lengths: inOrder.map((short) => fieldLength[short] ?? []),
    categories: inOrder.map((short) => storedFields[short]?.categorySlug ?? ''),
    beginnings,
  };
  return { first, parts };
}

type Fields = Record<string, Record<string, number>>;

/** Articles are known by their place in the order from here on. */
function renumbered(fields: Fields, positions: ReadonlyMap<string, number>): Fields {
  const places = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([short, count]) => [positions.get(short) ?? -1, count]));
  return Object.fromEntries(Object.entries(fields).map(([field, counts]) => [field, places(counts)]));
}

/** @returns the name of the part that holds a term: its first two letters, what is beyond ASCII by its code points */
export function beginningOf(term: string): string {
  const letters = [...term].slice(0, 2);
  return letters
    .map((letter) => (/[a-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)?.toString(16)}`))
    .join('');
}

/** @param position of the article, newest first, from 0 @returns the name of the part that holds its card */
export function partOfArticle(position: number): string {
  return `articles-${Math.floor(position / ARTICLES_PER_PART)}`;
}

/** @returns the article's card out of its part */
export function articleIn(part: readonly IndexedArticle[], position: number): IndexedArticle | undefined {
  return part[position % ARTICLES_PER_PART];
}

/**
 * @param query what was typed; a last word of one letter waits for its second
 * @returns the query that can be answered, and the names of the parts that it takes
 */
export function needsOf(query: string, { beginnings }: SearchBase): { query: string; names: string[] } {
  const known = new Set(beginnings);
  const words = soughtWords(query);
  const usable = words.filter((word, index) => index < words.length - 1 || [...word].length > 1);
  const names = [...new Set(usable.map(beginningOf))].filter((name) => known.has(name));
  return { query: usable.length > 0 || words.length === 0 ? query : '', names };
}

/** @returns an index that answers a query whose terms are given; instead of a path each article has its position */
export function indexOf({ rest, lengths, categories }: SearchBase, terms: Term[]): SearchIndexFile {
  const order = lengths.map((_, position) => String(position));
  const byPosition = <Value>(of: (position: number) => Value) =>
    Object.fromEntries(order.map((id, position) => [id, of(position)]));
  return {
    index: {
      ...rest,
      documentIds: byPosition(String),
      fieldLength: byPosition((position) => lengths[position]),
      storedFields: byPosition((position) => ({
        path: String(position),
        categorySlug: categories[position],
      })),
      index: terms,
    },
    order,
  };
}
