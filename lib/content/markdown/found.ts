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
