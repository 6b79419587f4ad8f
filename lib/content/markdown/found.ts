import { toString as text } from 'mdast-util-to-string';
import type { Node } from 'unist';
import type { Picture } from '../read/pictures';

/** Lines are counted from the first of the Markdown text. */
export type MarkdownHeading = { id: string; depth: number; text: string; line: number };
export type MarkdownLink = { target: string; line: number };

/** What the plugins find in a text besides making HTML of it. */
export type Found = {
  headings: MarkdownHeading[];
  links: MarkdownLink[];
  /** Words of the visible text; figures are looked at, not read. */
  words: number;
  /** Every picture that the text shows, each once. */
  pictures: Picture[];
};

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
