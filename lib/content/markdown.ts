import GithubSlugger from 'github-slugger';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Heading, Root, RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { typeset } from '../text/typography';
import { figuresOf, loneFigure, type PlacedFigure, placeFigures } from './markdown-figures';

/** Lines are counted from the first of the Markdown text. */
export type MarkdownHeading = { id: string; depth: number; text: string; line: number };
export type MarkdownLink = { target: string; line: number };

/** What the rest of the site needs to know of a Markdown text before it renders it. */
export type MarkdownOutline = {
  headings: MarkdownHeading[];
  /** Every link, its target as written. */
  links: MarkdownLink[];
  /** Words of the visible text; figures are looked at, not read. */
  words: number;
  figures: PlacedFigure[];
};

/** Classes of aligned cells (app/globals.css): HTML has no `align` any more. */
const ALIGNMENTS = ['center', 'right'];

const SANITIZE: Schema = {
  ...defaultSchema,
  // Heading ids are made by this file from the text, so they cannot collide with anything that needs a prefix.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    div: [
      ...(defaultSchema.attributes?.div ?? []),
      ['className', 'table-scroll'],
      'tabIndex',
      'role',
      'ariaLabel',
    ],
    td: [['className', ...ALIGNMENTS]],
    th: [['className', ...ALIGNMENTS], 'scope'],
    figure: ['dataFigure'],
  },
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
};

const parser = remark().use(remarkGfm);
const renderer = remark()
  .use(remarkGfm)
  .use(headingIds)
  .use(scrollingTables)
  .use(placeFigures)
  .use(remarkHtml, { sanitize: SANITIZE });

/** @returns headings with their ids, link targets and the word count of a Markdown text */
export function outline(markdown: string): MarkdownOutline {
  return outlineOf(parsed(markdown));
}

/** @returns outline and HTML of a Markdown text, which is parsed once for both */
export function readMarkdown(markdown: string): { outline: MarkdownOutline; html: string } {
  const tree = parsed(markdown);
  // In this order: rendering changes the tree.
  const outline = outlineOf(tree);
  return { outline, html: renderer.stringify(renderer.runSync(tree) as Root) };
}

function outlineOf(tree: Root): MarkdownOutline {
  const slugger = new GithubSlugger();
  const headings: MarkdownHeading[] = [];
  const links: MarkdownLink[] = [];
  const texts: string[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const text = plainText(node);
      headings.push({ id: slugger.slug(text), depth: node.depth, text, line });
    }
    if (node.type === 'link') links.push({ target: node.url, line });
    if (isTextBlock(node) && !loneFigure(node as RootContent)) texts.push(plainText(node));
  });
  return { headings, links, words: countWords(texts.join(' ')), figures: figuresOf(tree) };
}

/** @returns sanitized HTML of a Markdown text, with heading ids and tables that scroll inside themselves */
export function renderMarkdown(markdown: string): string {
  return renderer.stringify(renderer.runSync(parsed(markdown)) as Root);
}

/** @returns the visible text of a short Markdown text, its blocks joined by single spaces */
export function markdownText(markdown: string): string {
  const texts: string[] = [];
  visit(parsed(markdown), (node) => {
    if (isTextBlock(node)) texts.push(plainText(node).replace(/\s+/g, ' '));
  });
  return texts.join(' ');
}

/** @returns how many whitespace-separated tokens hold a letter or a digit */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Whether a node holds text of its own rather than further blocks. */
function isTextBlock({ type }: Node): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell' || type === 'code';
}

/** @returns the tree of a Markdown text with typographic quotes and dashes; code and addresses stay as written */
function parsed(markdown: string): Root {
  const tree = parser.parse(markdown);
  visit(tree, isBlockOfText, (block) => {
    // A quote before or after a link or an emphasis goes on from the text inside it.
    let before = '';
    visit(block, (node) => {
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
  return tree;
}

function isBlockOfText({ type }: Node): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell';
}

function headingIds() {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node: Heading) => {
      node.data = { ...node.data, hProperties: { id: slugger.slug(plainText(node)) } };
    });
  };
}

/** A wide table scrolls in a box of its own, reachable by keyboard, so that the page never moves sideways. */
function scrollingTables() {
  return (tree: Root) => {
    visit(tree, 'table', (node: Table, index, parent) => {
      if (!parent || index === undefined) return;
      const first = node.children[0];
      const label = first ? `Table: ${first.children.map((cell) => plainText(cell)).join(', ')}` : 'Table';
      alignByClass(node);
      const wrapper = {
        type: 'blockquote' as const,
        children: [node],
        data: {
          hName: 'div',
          hProperties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: label },
        },
      };
      parent.children.splice(index, 1, wrapper);
      return index + 2;
    });
  };
}

/** A column that is written `:--:` or `--:` aligns its cells by a class. */
function alignByClass(table: Table) {
  for (const row of table.children) {
    row.children.forEach((cell, column) => {
      const side = table.align?.[column];
      if (side && ALIGNMENTS.includes(side)) cell.data = { hProperties: { className: [side] } };
    });
  }
  table.align = null;
}
