/** Static pages of the site that are answered with, or bare ones that say the same; and what their forms are filled in by. */
import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree } from 'parse5';
import { type Log, reasonOf } from './log';

/** @returns the HTML of a static page of the site. @throws when it cannot be had */
export type ReadPage = (pathname: string) => Promise<string>;

/** @returns a page without the look of the site */
export const barePage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** @returns what `use` makes of a static page, or of the bare one where that cannot be used; the log says so */
export async function fromPage(
  pathname: string,
  bare: string,
  { readPage, log }: { readPage: ReadPage; log: Log },
  use = (html: string) => html,
): Promise<string> {
  try {
    return use(await readPage(pathname));
  } catch (error) {
    log(`the page ${pathname} cannot be used: ${reasonOf(error)}`);
    return use(bare);
  }
}

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
