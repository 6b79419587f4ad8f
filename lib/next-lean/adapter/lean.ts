/** Lean: what to cut from a document, so that nothing in it starts a framework. */
import { attribute, type Edit, type Element, type HtmlDocument, removal } from './html';
import { isNextScript, leftOvers, nextStylesheets } from './next-16/rendered';

/** How a document becomes a lean one. */
export interface Leaning {
  edits: Edit[];
  /** why the document may not be published */
  problems: string[];
}

const ISLAND = 'data-island';

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
    ...nested.map((island) => `has the island "${attribute(island, ISLAND)}" inside another`),
  ];
  const edits = [
    ...scripts.map(removal),
    ...leftOvers(document, isInIsland),
    ...nextStylesheets(elements).map(removal),
  ];
  return { edits, problems };
}

function isInIsland(node: object): boolean {
  const parent = 'parentNode' in node ? (node.parentNode as Element | null) : null;
  if (!parent) return false;
  return ('attrs' in parent && attribute(parent, ISLAND) !== undefined) || isInIsland(parent);
}
