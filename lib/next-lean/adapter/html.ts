/** Reading an HTML document with its source positions, and cutting it without rewriting the rest. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** What a parser makes of a document; parsing costs more than anything that is done with the result. */
export interface HtmlDocument {
  /** in document order, `noscript` and `template` contents included, each with its position in `html` */
  nodes: Node[];
  /** the elements among the nodes */
  elements: Element[];
}

/** @param html a complete document */
export function parseHtml(html: string): HtmlDocument {
  const nodes: Node[] = [];
  const visit = (node: Node) => {
    nodes.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { nodes, elements: nodes.filter(defaultTreeAdapter.isElementNode) };
}

/** @returns the value of the element's attribute (names as HTML gives them: lower case), or undefined */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** @returns the text directly inside the element, as scripts and styles hold it */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** A change of the source: what stands from `start` to `end` goes, and a text comes in its place. */
export interface Edit {
  start: number;
  end: number;
  text?: string;
}

/**
 * @returns the edit that removes the node with all that it contains
 * @throws when the node is not in the source (the parser supplied it)
 */
export function removal(node: Node): Edit {
  const at = node.sourceCodeLocation;
  if (!at) throw new Error(`<${node.nodeName}> has no position in the source.`);
  return { start: at.startOffset, end: at.endOffset };
}

/**
 * Applies the edits. Every byte outside them stays as it was, which a parse and a serialization would not promise
 * (React hydrates against exactly what it rendered).
 * @throws when two edits overlap
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let made = '';
  let position = 0;
  for (const { start, end, text = '' } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < position) throw new Error(`Edits overlap at offset ${start}.`);
    made += source.slice(position, start) + text;
    position = end;
  }
  return made + source.slice(position);
}

/** @returns the text as it may stand in a double-quoted attribute (HTML Standard, 13.1.2.3) */
export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
