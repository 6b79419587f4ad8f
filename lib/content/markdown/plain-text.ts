import { toString as text } from 'mdast-util-to-string';
import type { Node } from 'unist';

export function plainText(node: Node): string {
  return text(node, { includeHtml: false });
}

/** @returns whether a node holds text of its own rather than further blocks */
export function isTextBlock({ type }: Node): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell' || type === 'code';
}

/** @returns how many whitespace-separated tokens hold a letter or a digit */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}
