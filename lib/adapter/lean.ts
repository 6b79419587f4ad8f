/** Lean: a document without anything that starts a framework, with its styles inside and its islands told their code. */
import {
  applyEdits,
  attribute,
  attributeEdit,
  type Edit,
  type Element,
  type HtmlDocument,
  removal,
  textOf,
} from './document';
import { isNextScript, leftOvers, nextStylesheets } from './next-16/rendered';

/** What a document receives in exchange. */
export interface PageParts {
  /** text of its stylesheet; empty for none */
  css: string;
  /** URLs of an island's module and of all that it imports, by the name of the island */
  modules: ReadonlyMap<string, readonly string[]>;
}

/** A document after leaning. */
export interface LeanDocument {
  html: string;
  /** why the document may not be published; `html` is of no use then */
  problems: string[];
}

const ISLAND = 'data-island';
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** @param document as Next prerendered it */
export function leanDocument(document: HtmlDocument, { css, modules }: PageParts): LeanDocument {
  const { html, elements } = document;
  const scripts = elements.filter(isNextScript);
  const islands = elements.filter((element) => attribute(element, ISLAND) !== undefined);
  const problems = [
    ...(scripts.length === 0
      ? ['has no script of Next 16.4, so that it cannot be told what is its own']
      : []),
    ...elements
      .filter(isForeignInline)
      .map((script) => `has an inline script that is not Next's own: ${excerpt(script)}`),
    ...islands.flatMap((island) => unknownIsland(island, modules)),
  ];
  if (problems.length > 0) return { html, problems };
  const edits = [
    ...scripts.map(removal),
    ...leftOvers(document, isInIsland),
    ...styleEdits(nextStylesheets(elements), css),
    ...islands.flatMap((island) => moduleEdit(island, modules) ?? []),
  ];
  return { html: applyEdits(html, edits), problems };
}

function isForeignInline(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !DATA_TYPES.has(attribute(element, 'type') ?? '') &&
    !isNextScript(element)
  );
}

function unknownIsland(island: Element, modules: PageParts['modules']): string[] {
  const name = attribute(island, ISLAND) ?? '';
  if (isInIsland(island)) return [`has the island "${name}" inside another`];
  return modules.has(name) ? [] : [`has the island "${name}", which the registry does not name`];
}

/** The loader of the site script fetches them when the island is reached. */
function moduleEdit(island: Element, modules: PageParts['modules']): Edit | undefined {
  const name = attribute(island, ISLAND) ?? '';
  const edit = attributeEdit(island, ISLAND, name);
  return edit && { ...edit, text: `${edit.text} data-modules="${modules.get(name)?.join(' ')}"` };
}

/** The first link makes room for the styles, the others go. */
function styleEdits([first, ...others]: readonly Element[], css: string): Edit[] {
  if (!first) return [];
  const style = css === '' ? '' : `<style>${css}</style>`;
  return [{ ...removal(first), text: style }, ...others.map(removal)];
}

function isInIsland(node: object): boolean {
  const parent = 'parentNode' in node ? (node.parentNode as Element | null) : null;
  if (!parent) return false;
  return ('attrs' in parent && attribute(parent, ISLAND) !== undefined) || isInIsland(parent);
}

function excerpt(script: Element): string {
  const text = textOf(script);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
