/** The few questions and changes that filling in a parsed form needs. */
import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree } from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

const isElement = (node: Node): node is Element => 'tagName' in node;

/** @returns the elements under `root` for which `test` holds, in document order */
export function findAll(root: Node, test: (element: Element) => boolean): Element[] {
  const children = 'childNodes' in root ? root.childNodes : [];
  return children.flatMap((child) => [
    ...(isElement(child) && test(child) ? [child] : []),
    ...findAll(child, test),
  ]);
}

/** @returns an attribute's value; undefined when it is absent */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Sets an attribute, or removes it when `value` is undefined. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

/** Replaces all that an element contains by a text, which the serializer escapes. */
export function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}

/** Takes an element out of its document. */
export function remove(element: Element): void {
  tree.detachNode(element);
}
