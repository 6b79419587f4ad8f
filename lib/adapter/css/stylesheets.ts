/** Gives every document the part of the site's stylesheet that it can use, in files that similar documents share. */
import { createHash } from 'node:crypto';
import { attribute, elementsIn, nodesOf } from '../document';
import { groupPages } from './group';
import { namesInDocument, namesInScript } from './names';
import { pruneStylesheet, selectorsOf } from './prune';
import { canMatch } from './selector';

/** Documents whose text names its new stylesheets, and those by their URL. */
export interface FittedStylesheets {
  documents: Map<string, string>;
  files: Map<string, string>;
}

/**
 * A file per group of similar pages, and not in the document: see the figures in README.md, "Weight".
 * @param documents text of each document as Next rendered it, by a key of the caller
 * @param siteScripts texts of the scripts that any page may run
 * @param read gives the text of a stylesheet or script by its URL
 */
export function fitStylesheets(
  documents: ReadonlyMap<string, string>,
  siteScripts: readonly string[],
  read: (url: string) => string,
): FittedStylesheets {
  const fitted: FittedStylesheets = { documents: new Map(documents), files: new Map() };
  const siteNames = new Set(siteScripts.flatMap((script) => [...namesInScript(script)]));
  const scriptNames = memoize((url: string) => namesInScript(read(url)));
  const names = new Map<string, Set<string>>();
  const pagesOf = new Map<string, string[]>();
  for (const [page, html] of documents) {
    const { styles, scripts, hasIslands } = dependenciesOf(html);
    names.set(page, new Set([...siteNames, ...namesInDocument(html)]));
    if (hasIslands) {
      // What an island renders later is in its scripts and in the flight data that the document still holds.
      for (const name of [...scripts.flatMap((url) => [...scriptNames(url)]), ...namesInScript(html)]) {
        names.get(page)?.add(name);
      }
    }
    for (const style of styles) pagesOf.set(style, [...(pagesOf.get(style) ?? []), page]);
  }

  for (const [url, pages] of pagesOf) {
    const css = read(url);
    const weights = selectorsOf(css);
    const needs = new Map(
      pages.map((page) => [
        page,
        new Set([...weights.keys()].filter((one) => canMatch(one, names.get(page) ?? new Set()))),
      ]),
    );
    for (const group of groupPages(needs, weights)) {
      const groupNames = new Set(group.pages.flatMap((page) => [...(names.get(page) ?? [])]));
      const pruned = pruneStylesheet(css, group.needs, groupNames);
      const prunedUrl = url.replace(
        /\.css$/,
        `-${createHash('sha256').update(pruned).digest('hex').slice(0, 8)}.css`,
      );
      fitted.files.set(prunedUrl, pruned);
      for (const page of group.pages) {
        fitted.documents.set(page, fitted.documents.get(page)?.replaceAll(url, prunedUrl) ?? '');
      }
    }
  }
  return fitted;
}

interface Dependencies {
  styles: string[];
  scripts: string[];
  hasIslands: boolean;
}

function dependenciesOf(html: string): Dependencies {
  const elements = elementsIn(nodesOf(html));
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

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
