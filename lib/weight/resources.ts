/** What a browser fetches for a document, read from the files themselves. */
import { attribute, type Element, elementsIn, nodesOf } from '../adapter/document';

export type Kind = 'document' | 'css' | 'script' | 'font' | 'image';

/** A file that a page needs, by its URL path. */
export interface Resource {
  kind: Kind;
  path: string;
}

/** What a page fetches at first, and what its islands add once one is reached. */
export interface PageResources {
  first: Resource[];
  islands: Resource[];
}

/**
 * @param path the document's own path
 * @param html the document
 * @param read gives the text of a file of the site by its URL path
 * @returns every file once: the document, its styles and the fonts that they name, its scripts and what those import,
 *          pictures that do not wait to be scrolled to; and the scripts that an island fetches
 */
export function resourcesOf(path: string, html: string, read: (path: string) => string): PageResources {
  const elements = elementsIn(nodesOf(html));
  const linked = (rel: string, as?: string) =>
    elements
      .filter(
        (link) =>
          link.tagName === 'link' && attribute(link, 'rel') === rel && (!as || attribute(link, 'as') === as),
      )
      .flatMap((link) => attribute(link, 'href') ?? []);
  const styles = linked('stylesheet');
  const fonts = [...linked('preload', 'font'), ...styles.flatMap((style) => fontsIn(read(style), style))];
  const scripts = elements.flatMap((element) =>
    element.tagName === 'script' ? (attribute(element, 'src') ?? []) : [],
  );
  const first: Resource[] = [
    { kind: 'document', path },
    ...once(styles).map((style) => ({ kind: 'css' as const, path: style })),
    ...once(scripts.flatMap((script) => withImports(script, read))).map((script) => ({
      kind: 'script' as const,
      path: script,
    })),
    ...once(fonts).map((font) => ({ kind: 'font' as const, path: font })),
    ...once(elements.flatMap(eagerImage)).map((image) => ({ kind: 'image' as const, path: image })),
  ];
  return { first, islands: islandScripts(elements).map((script) => ({ kind: 'script', path: script })) };
}

function eagerImage(element: Element): string[] {
  const src = element.tagName === 'img' ? attribute(element, 'src') : undefined;
  return src && !src.startsWith('data:') && attribute(element, 'loading') !== 'lazy' ? [src] : [];
}

function islandScripts(elements: readonly Element[]): string[] {
  const list = elements.find((element) => attribute(element, 'id') === 'island-scripts');
  const [text] = list?.childNodes ?? [];
  return text && 'value' in text ? (JSON.parse(text.value) as string[]) : [];
}

function fontsIn(css: string, base: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url]) => resolve(url ?? '', base));
}

/** A script and its static imports; what it imports on demand is not part of a first load. */
function withImports(path: string, read: (path: string) => string): string[] {
  const imports = [...read(path).matchAll(/(?:\bfrom|\bimport)\s*"([^"]+)"/g)].map(([, url]) =>
    resolve(url ?? '', path),
  );
  return [path, ...imports.flatMap((url) => withImports(url, read))];
}

function resolve(url: string, base: string): string {
  return new URL(url, `http://site${base}`).pathname;
}

function once(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
