/** Lean: what to cut from a document, so that nothing in it starts a framework. */
import { attribute, type Edit, type Element, type HtmlDocument, removal, textOf } from './html';
import { isNextScript, leftOvers, nextStylesheets } from './next-16/rendered';

/** How a document becomes a lean one. */
export interface Leaning {
  edits: Edit[];
  /** why the document may not be published */
  problems: string[];
}

const ISLAND = 'data-island';
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** @param document as Next prerendered it */
export function leanDocument(document: HtmlDocument): Leaning {
  const { elements } = document;
  const scripts = elements.filter(isNextScript);
  const nested = elements.filter(
    (element) => attribute(element, ISLAND) !== undefined && isInIsland(element),
  );
  const problems = [
    ...(scripts.length === 0
      ? ['has no script of Next 16.4, so that it cannot be told what is its own']
      : []),
    ...elements
      .filter(isForeignInline)
      .map((script) => `has an inline script that is not Next's own: ${excerpt(script)}`),
    ...nested.map((island) => `has the island "${attribute(island, ISLAND)}" inside another`),
  ];
  const edits = [
    ...scripts.map(removal),
    ...leftOvers(document, isInIsland),
    ...nextStylesheets(elements).map(removal),
  ];
  return { edits, problems };
}

function isForeignInline(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !DATA_TYPES.has(attribute(element, 'type') ?? '') &&
    !isNextScript(element)
  );
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
