/** Gives every document the part of the site's stylesheet that it can use, in a few texts that similar documents share. */
import { createHash } from 'node:crypto';
import { groupPages, type Need } from './group';
import { namesInScript } from './names';
import { pruneStylesheet, selectorsOf } from './prune';
import { matcherOf } from './selector';

/** The policy names each text by its hash, in a header that goes along with every response. */
const MOST_TEXTS = 12;

/** What a document's styles depend on. */
export interface Styled {
  /** URLs of the stylesheets that Next linked, joined by blanks */
  stylesheets: string;
  /** every element, class and custom property in it, and every word of its islands' props */
  names: readonly string[];
  islands: readonly string[];
  /** whether search engines may lead there: nearly all first visits are to such a page */
  indexed: boolean;
}

/** What a page counts, of those that search engines are asked to leave out. */
const ASIDE = 0.01;

/** Pages that need the same of the stylesheet; one of them stands for all. */
interface Alike extends Need {
  pages: string[];
  names: Set<string>;
}

/**
 * @param documents by a key of the caller
 * @param siteScripts texts of the scripts that any page may run
 * @param islandSources texts of what each island is made of, by its name
 * @param read gives the text of a stylesheet by its URL
 * @returns the text of each document's styles, at most twelve different ones
 * @throws when the documents do not link the same stylesheets
 */
export function fitStyles(
  documents: ReadonlyMap<string, Styled>,
  siteScripts: readonly string[],
  islandSources: (island: string) => readonly string[],
  read: (url: string) => string,
): Map<string, string> {
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

  const alike = new Map<string, Alike>();
  // Many documents are made of the same: what they need is looked up once for all of them.
  const alikeOf = memoize((key: string): Alike => {
    const [islands = '', ...own] = key.split('\n');
    const names = new Set([...siteNames, ...own]);
    for (const island of islands.split(' ')) addAll(names, islandNames(island));
    const needs = matchers.flatMap(([selector, matches]) => (matches(names) ? selector : []));
    const group = needs.join('\n');
    const same = alike.get(group) ?? { pages: [], documents: 0, needs: new Set(needs), names: new Set() };
    addAll(same.names, names);
    alike.set(group, same);
    return same;
  });
  for (const [page, { names, islands, indexed }] of documents) {
    const same = alikeOf([islands.join(' '), ...names].join('\n'));
    same.pages.push(page);
    same.documents += indexed ? 1 : ASIDE;
  }

  const styles = new Map<string, string>();
  for (const { pages, needs } of groupPages(alike, weights, MOST_TEXTS)) {
    const members = pages.flatMap((key) => alike.get(key) ?? []);
    const names = new Set(members.flatMap((member) => [...member.names]));
    const pruned = pruneStylesheet(css, needs, names);
    for (const page of members.flatMap((member) => member.pages)) styles.set(page, pruned);
  }
  return styles;
}

/** @returns the CSP source (CSP3, 2.3.1) that admits exactly this text of a style element */
export function styleSource(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

/** In a document, URLs start from the document and no longer from the stylesheet's own. */
function rooted(css: string, url: string): string {
  return css.replace(
    /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://site${url}`).pathname}${quote})`,
  );
}

function addAll(names: Set<string>, more: Iterable<string>): void {
  for (const name of more) names.add(name);
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
