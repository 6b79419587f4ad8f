/** Gives every document the part of the site's stylesheet that it can use, in files that similar documents share. */
import { createHash } from 'node:crypto';
import { attribute, type Element, elementsOf } from '../document';
import { groupPages } from './group';
import { namesInElements, namesInScript } from './names';
import { pruneStylesheet, selectorsOf } from './prune';
import { type Matcher, matcherOf } from './selector';

/** Takes in the site's documents one after the other, and keeps only what their styles depend on. */
export interface StylesheetFitter {
  /** @param page a key of the caller, @param html the document as Next rendered it */
  add: (page: string, html: string) => void;
  /** Call it when every document was added. */
  fit: () => FittedStylesheets;
}

export interface FittedStylesheets {
  /** texts of the new stylesheets by their URL */
  files: Map<string, string>;
  /** @returns the document's text, naming its new stylesheets wherever it named the old ones */
  rename: (page: string, html: string) => string;
}

/** Pages that need the same of a stylesheet; one of them stands for all. */
interface Alike {
  pages: string[];
  needs: Set<string>;
  names: Set<string>;
}

interface Stylesheet {
  css: string;
  weights: Map<string, number>;
  matchers: [selector: string, matches: Matcher][];
  alike: Map<string, Alike>;
}

/**
 * A file per group of similar pages, and not in the document: see the figures in README.md, "Weight".
 * @param siteScripts texts of the scripts that any page may run
 * @param read gives the text of a stylesheet or script by its URL
 */
export function openStylesheetFitter(
  siteScripts: readonly string[],
  read: (url: string) => string,
): StylesheetFitter {
  const siteNames = new Set(siteScripts.flatMap((script) => [...namesInScript(script)]));
  const scriptNames = memoize((url: string) => namesInScript(read(url)));
  const sheets = new Map<string, Stylesheet>();

  const add = (page: string, html: string) => {
    const elements = elementsOf(html);
    const { styles, scripts, hasIslands } = dependenciesOf(elements);
    const names = new Set([...siteNames, ...namesInElements(elements)]);
    if (hasIslands) {
      // What an island renders later is in its scripts and in the flight data that the document still holds.
      for (const url of scripts) addAll(names, scriptNames(url));
      addAll(names, namesInScript(html));
    }
    for (const url of styles) {
      const sheet = sheets.get(url) ?? openStylesheet(read(url));
      sheets.set(url, sheet);
      addPage(sheet, page, names);
    }
  };

  const fit = (): FittedStylesheets => {
    const files = new Map<string, string>();
    const renamed = new Map<string, [url: string, prunedUrl: string][]>();
    for (const [url, { css, weights, alike }] of sheets) {
      const needs = new Map([...alike].map(([key, one]) => [key, one.needs]));
      for (const group of groupPages(needs, weights)) {
        const members = group.pages.flatMap((key) => alike.get(key) ?? []);
        const names = new Set(members.flatMap((member) => [...member.names]));
        const pruned = pruneStylesheet(css, group.needs, names);
        const prunedUrl = url.replace(/\.css$/, `-${digest(pruned, 8)}.css`);
        files.set(prunedUrl, pruned);
        for (const page of members.flatMap(({ pages }) => pages)) {
          renamed.set(page, [...(renamed.get(page) ?? []), [url, prunedUrl]]);
        }
      }
    }
    const rename = (page: string, html: string) =>
      (renamed.get(page) ?? []).reduce((text, [from, to]) => text.replaceAll(from, to), html);
    return { files, rename };
  };
  return { add, fit };
}

function openStylesheet(css: string): Stylesheet {
  const weights = selectorsOf(css);
  const matchers = [...weights.keys()].map((selector): [string, Matcher] => [selector, matcherOf(selector)]);
  return { css, weights, matchers, alike: new Map() };
}

function addPage({ matchers, alike }: Stylesheet, page: string, names: ReadonlySet<string>): void {
  const needs = matchers.flatMap(([selector, matches]) => (matches(names) ? selector : []));
  const key = digest(needs.join('\n'));
  const same = alike.get(key);
  if (!same) {
    alike.set(key, { pages: [page], needs: new Set(needs), names: new Set(names) });
    return;
  }
  same.pages.push(page);
  addAll(same.names, names);
}

interface Dependencies {
  styles: string[];
  scripts: string[];
  hasIslands: boolean;
}

function dependenciesOf(elements: readonly Element[]): Dependencies {
  return {
    styles: elements.flatMap((element) =>
      attribute(element, 'rel') === 'stylesheet' ? (attribute(element, 'href') ?? []) : [],
    ),
    scripts: elements.flatMap((element) => {
      const src = element.tagName === 'script' ? attribute(element, 'src') : undefined;
      return src?.startsWith('/_next/') ? src : [];
    }),
    hasIslands: elements.some((element) => attribute(element, 'data-island') !== undefined),
  };
}

function addAll(names: Set<string>, more: Iterable<string>): void {
  for (const name of more) names.add(name);
}

function digest(text: string, length?: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
