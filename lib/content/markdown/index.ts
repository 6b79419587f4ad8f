/** Markdown to HTML by unified's own pipeline; the plugins of this folder transform a text and report what is wrong with it. */

import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import { type FigureName, isFigureName } from '../../drawing/figures';
import type { PictureReading } from '../pictures';
import { typeset } from '../text/typography';
import { type Found, headings, isTextBlock, links, plainText, tasks } from './blocks';
import { images } from './images';
import { notes } from './notes';
import { ALIGNMENTS, tables } from './tables';
import { type Told, toldBy } from './told';
import { refused, unread } from './unread';

export type { Found, MarkdownHeading, MarkdownLink } from './blocks';
export { SUM, type Told } from './told';

export type Markdown = Found & {
  /** Sanitized, with heading ids and tables that scroll inside themselves. */
  html: string;
  /** What would be dropped, shown as typed or misread, in the order of the lines. */
  problems: { line: number; reason: string }[];
};

const NO_PICTURES = (name: string): PictureReading => ({
  reason: `picture "${name}" cannot stand here: articles, pages and press releases alone hold pictures`,
});

/** What HTML of a text may hold, whatever was typed. */
const SANITIZE: Schema = {
  ...defaultSchema,
  // Ids are made by this program from the text, so they cannot collide with anything that needs a prefix.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    div: [
      ...(defaultSchema.attributes?.div ?? []),
      ['className', 'table-scroll', 'table-cards', 'frames'],
      'tabIndex',
      'role',
      'ariaLabel',
    ],
    aside: [['className', 'note', 'note-figure']],
    span: [['className', 'task', 'task-done', 'numeral'], 'role', 'ariaLabel'],
    td: [['className', ...ALIGNMENTS], 'dataLabel'],
    th: [['className', ...ALIGNMENTS], 'scope'],
    figure: ['dataFigure', ['className', 'photo-figure']],
    source: ['type', 'srcSet', 'sizes'],
    img: ['src', 'srcSet', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  },
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'aside'],
};

export function readMarkdown(markdown: string, picture = NO_PICTURES): Markdown {
  const found: Found = { headings: [], links: [], words: 0, pictures: [] };
  const file = remark()
    .use(remarkGfm)
    .use(typography)
    .use(refused)
    .use(unread)
    .use(headings, found)
    .use(links, found)
    .use(notes)
    .use(tables)
    .use(tasks)
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
    if (isTextBlock(node)) texts.push(plainText(node).replace(/[\n ]+/g, ' '));
  });
  return texts.join(' ');
}

/** A piece of rendered HTML: text, or a figure whose alternative text and caption are HTML. */
export type HtmlPart =
  | { html: string }
  | { figure: FigureName; alt: string; caption: string }
  | { told: Told; alt: string };

const PLACED =
  /<figure data-figure="([\w-]+)">\s*<p>([\s\S]*?)<\/p>\s*(?:<figcaption>([\s\S]*?)<\/figcaption>\s*)?<\/figure>/;

/** @returns the pieces of rendered HTML in their order, figures by name @throws Error naming one that does not exist */
export function htmlParts(html: string): HtmlPart[] {
  // A pattern with three groups splits into text, name, alternative text, caption, text, and so on.
  const pieces = html.split(PLACED);
  return pieces.flatMap((piece, index): HtmlPart[] => {
    if (index % 4 === 0) return piece.trim() ? [{ html: piece }] : [];
    if (index % 4 !== 1) return [];
    const [alt = '', caption = ''] = pieces.slice(index + 1, index + 3);
    const told = toldBy(piece);
    if (told) return [{ told, alt }];
    if (!isFigureName(piece)) throw new Error(`"${piece}" is not a figure`);
    return [{ figure: piece, alt, caption }];
  });
}

/** Typographic quotes and dashes; code and addresses stay as written. */
function typography() {
  return (tree: Root): void =>
    visit(tree, isTextBlock, (block) => {
      // A quote before or after a link or an emphasis goes on from the text inside it.
      let before = '';
      visit(block as Root, (node) => {
        if (node.type === 'image') {
          node.alt &&= typeset(node.alt);
          node.title &&= typeset(node.title);
        }
        if (node.type === 'inlineCode') before = node.value.at(-1) ?? before;
        if (node.type !== 'text') return;
        const last = node.value.at(-1) ?? before;
        node.value = typeset(node.value, before);
        before = last;
      });
    });
}
