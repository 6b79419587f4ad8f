/** Gives every document the part of the site's stylesheet that it can use, in a few texts that similar documents share. */
import { createHash } from 'node:crypto';
import { matcherOf, type Names, namesInScript } from './names';
import { pruneStylesheet, selectorsOf } from './prune';
import { type ShortNames, shorten } from './short';

/** The policy names each text by its hash, in a header that goes along with every response. */
export const MOST_TEXTS = 19;

/** What a document's styles depend on. */
export interface Styled {
  /** URLs of the stylesheets that Next linked, joined by blanks */
  stylesheets: string;
  /** every element, class and custom property in it */
  names: readonly string[];
  /** every word of its islands' props */
  words: readonly string[];
  islands: readonly string[];
  /** whether search engines may lead there: nearly all first visits are to such a page */
  indexed: boolean;
}

/** What a page counts, of those that search engines are asked to leave out. */
const ASIDE = 0.01;

/** Pages that share a text. */
export interface Group {
  pages: string[];
  /** how many documents they are, or what these count */
  documents: number;
  /** selectors that may match on one of them */
  needs: ReadonlySet<string>;
  /** all that they name */
  names: Set<string>;
  /** what scripts on them name */
  scripted: Set<string>;
}

/** What a page gets. */
export interface Fitted {
  css: string;
  /** names of its classes in that text */
  short: ShortNames;
  /** names that scripts use, and that it keeps */
  kept: Names;
}

/**
 * @param documents by a key of the caller
 * @param siteScripts texts of the scripts that any page may run
 * @param islandSources texts of what each island is made of, by its name
 * @param read gives the text of a stylesheet by its URL
 * @returns each document's styles, at most {@link MOST_TEXTS} different texts
 * @throws when the documents do not link the same stylesheets
 */
export function fitStyles(
  documents: ReadonlyMap<string, Styled>,
  siteScripts: readonly string[],
  islandSources: (island: string) => readonly string[],
  read: (url: string) => string,
): Map<string, Fitted> {
  const links = new Map([...documents].reverse().map(([page, { stylesheets }]) => [stylesheets, page]));
  if (links.size > 1) {
    throw new Error(
      `Documents link different stylesheets; only one list can be fitted:\n- ${[...links.values()].reverse().join('\n- ')}`,
    );
  }
  const [urls = ''] = links.keys();
  const sheets = urls.split(' ').map((url) => rooted(read(url), url));
  const css = sheets.join('');
  const weights = selectorsOf(css);
  const matchers = [...weights.keys()].map((selector) => [selector, matcherOf(selector)] as const);
  const siteNames = new Set(siteScripts.flatMap((script) => [...namesInScript(script)]));
  const islandNames = memoize(
    (island: string) => new Set(islandSources(island).flatMap((text) => [...namesInScript(text)])),
  );

  const groups = new Map<string, Group>();
  // Many documents are made of the same: what they need is looked up once for all of them.
  const groupOf = memoize((made: string): Group => {
    const [islands = '', words = '', ...own] = made.split('\n');
    const added = islands.split(' ').flatMap((island) => [...islandNames(island)]);
    const scripted = new Set([...siteNames, ...words.split(' '), ...added]);
    const names = new Set([...scripted, ...own]);
    const needs = matchers.flatMap(([selector, matches]) => (matches(names) ? selector : []));
    const key = needs.join('\n');
    const group = groups.get(key) ?? {
      pages: [],
      documents: 0,
      needs: new Set(needs),
      names: new Set(),
      scripted: new Set(),
    };
    for (const name of names) group.names.add(name);
    for (const name of scripted) group.scripted.add(name);
    groups.set(key, group);
    return group;
  });
  for (const [page, { names, words, islands, indexed }] of documents) {
    const group = groupOf([islands.join(' '), words.join(' '), ...names].join('\n'));
    group.pages.push(page);
    group.documents += indexed ? 1 : ASIDE;
  }

  const styles = new Map<string, Fitted>();
  for (const { pages, needs, names, scripted } of joinGroups([...groups.values()], weights, MOST_TEXTS)) {
    const fitted = { ...shorten(pruneStylesheet(css, needs, names), scripted), kept: scripted };
    for (const page of pages) styles.set(page, fitted);
  }
  return styles;
}

/**
 * Joins groups until there are few enough, always the two by whose union the documents of the site grow least in all: many
 * similar articles so keep a text of their own, before a single page does.
 * @param weights bytes of each thing that may be needed
 * @param most how many groups there may be
 */
export function joinGroups(
  alone: readonly Group[],
  weights: ReadonlyMap<string, number>,
  most: number,
): Group[] {
  let groups: Group[] = [];
  /** The bytes that all documents of two groups would grow by. */
  let pairs: { first: Group; second: Group; growth: number }[] = [];
  const growthOf = (one: Group, other: Group) => {
    let bytes = 0;
    for (const name of other.needs) if (!one.needs.has(name)) bytes += weights.get(name) ?? 0;
    return one.documents * bytes;
  };
  const add = (group: Group) => {
    for (const other of groups)
      pairs.push({ first: other, second: group, growth: growthOf(other, group) + growthOf(group, other) });
    groups.push(group);
  };
  for (const group of alone) add(group);
  while (groups.length > most) {
    const { first, second } = pairs.reduce((best, pair) => (pair.growth < best.growth ? pair : best));
    const isLeft = (group: Group) => group !== first && group !== second;
    groups = groups.filter(isLeft);
    pairs = pairs.filter((pair) => isLeft(pair.first) && isLeft(pair.second));
    add({
      pages: [...first.pages, ...second.pages],
      documents: first.documents + second.documents,
      needs: new Set([...first.needs, ...second.needs]),
      names: new Set([...first.names, ...second.names]),
      scripted: new Set([...first.scripted, ...second.scripted]),
    });
  }
  return groups;
}

/** @returns the CSP source (CSP3, 2.3.1) that admits exactly this text of a style element */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** In a document, URLs start from the document and no longer from the stylesheet's own. */
function rooted(css: string, url: string): string {
  return css.replace(
    /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://site${url}`).pathname}${quote})`,
  );
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
