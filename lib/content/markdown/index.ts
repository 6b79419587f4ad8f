/** Markdown to HTML by unified's own pipeline; the plugins of this folder transform a text and report what is wrong with it. */
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import type { PictureReading } from '../read/pictures';
import { callouts } from './callouts';
import type { Found } from './found';
import { headings } from './headings';
import { images } from './images';
import { links } from './links';
import { notes } from './notes';
import { isTextBlock, plainText } from './plain-text';
import { refused } from './refused';
import { SANITIZE } from './sanitize';
import { tables } from './tables';
import { tasks } from './tasks';
import { typography } from './typography';
import { unread } from './unread';

export { type HtmlPart, htmlParts } from './figures';
export type { Found, MarkdownHeading, MarkdownLink } from './found';

export type Markdown = Found & {
  /** Sanitized, with heading ids and tables that scroll inside themselves. */
  html: string;
  /** What would be dropped, shown as typed or misread, in the order of the lines. */
  problems: { line: number; reason: string }[];
};

const NO_PICTURES = (name: string): PictureReading => ({
  reason: `picture "${name}" cannot stand here: articles, pages and press releases alone hold pictures`,
});

export function readMarkdown(markdown: string, picture = NO_PICTURES): Markdown {
  const found: Found = { headings: [], links: [], words: 0, pictures: [] };
  const file = remark()
    .use(remarkGfm)
    .use(typography)
    .use(refused)
    .use(unread)
    .use(notes)
    .use(headings, found)
    .use(links, found)
    .use(tables)
    .use(tasks)
    .use(callouts)
    .use(images, found, picture)
    .use(remarkHtml, { sanitize: SANITIZE })
    .processSync(markdown);
  const problems = file.messages.map(({ line = 1, reason }) => ({ line, reason }));
  return { ...found, html: String(file), problems: problems.sort((a, b) => a.line - b.line) };
}

/** @returns the visible text of a short Markdown text, its blocks joined by single spaces */
export function markdownText(markdown: string): string {
  const processor = remark().use(remarkGfm).use(typography);
  const texts: string[] = [];
  visit(processor.runSync(processor.parse(markdown)) as Root, (node) => {
    if (isTextBlock(node)) texts.push(plainText(node).replace(/\s+/g, ' '));
  });
  return texts.join(' ');
}
