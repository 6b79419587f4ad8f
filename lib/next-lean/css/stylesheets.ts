/** Gives every document the part of the site's stylesheet that it can use, in a few texts that similar documents share. */
import { createHash } from 'node:crypto';
import { groupPages } from './group';
import { namesInScript } from './names';
import { pruneStylesheet, selectorsOf } from './prune';
import { type Matcher, matcherOf } from './selector';

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
  /** whether it is the home page, where more first visits begin than anywhere else */
  home?: boolean;
}

/** What a page counts, of those that search engines are asked to leave out. */
const ASIDE = 0.01;
/** What the home page counts: its styles stay small whatever a change elsewhere makes alike. */
const HOME = 10;

/** Takes in the site's documents one after the other, and keeps only what their styles depend on. */
export interface StyleFitter {
  /** @param page a key of the caller */
  add: (page: string, document: Styled) => void;
  /**
   * Call it when every document was added.
   * @returns the text of each page's styles, at most twelve different ones
   * @throws when the pages do not link the same stylesheets
   */
  fit: () => Map<string, string>;
}

/** Pages that need the same of a stylesheet; one of them stands for all. */
interface Alike {
  pages: string[];
  /** what they count together */
  weight: number;
  needs: Set<string>;
  names: Set<string>;
}

interface Stylesheet {
  css: string;
  weights: Map<string, number>;
  matchers: [selector: string, matches: Matcher][];
}

/**
 * @param siteScripts texts of the scripts that any page may run
 * @param islandSources texts of what each island is made of, by its name
 * @param read gives the text of a stylesheet by its URL
 */
export function openStyleFitter(
  siteScripts: readonly string[],
  islandSources: (island: string) => readonly string[],
  read: (url: string) => string,
): StyleFitter {
  const siteNames = new Set(siteScripts.flatMap((script) => [...namesInScript(script)]));
  const islandNames = memoize(
    (island: string) => new Set(islandSources(island).flatMap((text) => [...namesInScript(text)])),
  );
  const sheets = memoize((urls: string) =>
    openStylesheet(
      urls
        .split(' ')
        .map((url) => rooted(read(url), url))
        .join(''),
    ),
  );
  const links = new Map<string, string>();
  const alike = new Map<string, Alike>();

  // Many documents are made of the same: what they need is looked up once for all of them.
  const needed = memoize((key: string): Alike => {
    const [urls = '', islands = '', ...own] = key.split('\n');
    const names = new Set([...siteNames, ...own]);
    for (const island of islands.split(' ')) addAll(names, islandNames(island));
    const needs = sheets(urls).matchers.flatMap(([selector, matches]) => (matches(names) ? selector : []));
    const group = digest(needs.join('\n'));
    const same = alike.get(group) ?? { pages: [], weight: 0, needs: new Set(needs), names: new Set() };
    addAll(same.names, names);
    alike.set(group, same);
    return same;
  });
  const add = (page: string, { stylesheets, names, islands, indexed, home }: Styled) => {
    if (!links.has(stylesheets)) links.set(stylesheets, page);
    const alikes = needed([stylesheets, islands.join(' '), ...names].join('\n'));
    alikes.pages.push(page);
    alikes.weight += home ? HOME : indexed ? 1 : ASIDE;
  };

  const fit = () => {
    if (links.size > 1) {
      throw new Error(
        `Documents link different stylesheets; only one list can be fitted:\n- ${[...links.values()].join('\n- ')}`,
      );
    }
    const { css, weights } = sheets([...links.keys()][0] ?? '');
    const styles = new Map<string, string>();
    const needs = new Map([...alike].map(([key, one]) => [key, { needs: one.needs, documents: one.weight }]));
    for (const group of groupPages(needs, weights, MOST_TEXTS)) {
      const members = group.pages.flatMap((key) => alike.get(key) ?? []);
      const names = new Set(members.flatMap((member) => [...member.names]));
      const pruned = pruneStylesheet(css, group.needs, names);
      for (const page of members.flatMap(({ pages }) => pages)) styles.set(page, pruned);
    }
    return styles;
  };
  return { add, fit };
}

/** @returns the CSP source (CSP3, 2.3.1) that admits exactly this text of a style element */
export function styleSource(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

function openStylesheet(css: string): Stylesheet {
  const weights = selectorsOf(css);
  const matchers = [...weights.keys()].map((selector): [string, Matcher] => [selector, matcherOf(selector)]);
  return { css, weights, matchers };
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

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
