import GithubSlugger from 'github-slugger';
import type { Heading, Root, RootContent } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { calloutFaults, placeCallouts } from './markdown-callouts';
import { codeFaults } from './markdown-code';
import { figuresOf, loneFigure, type PlacedFigure, placeFigures } from './markdown-figures';
import { headingFaults } from './markdown-headings';
import { dropUnknownHtml, htmlFaults, type MarkdownFault } from './markdown-html';
import { linkFaults } from './markdown-links';
import { noteFaults } from './markdown-notes';
import { lonePicture, markPictures, type PlacedPicture, picturesOf } from './markdown-pictures';
import { plainText, scrollingTables } from './markdown-tables';
import { toSafeHtml } from './markdown-to-html';
import { typeset } from './text/typography';

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
  pictures: PlacedPicture[];
  /** What would be dropped, shown as typed or misread. */
  faults: MarkdownFault[];
};

const parser = remark().use(remarkGfm);
/** @returns headings with their ids, link targets and the word count of a Markdown text */
export function outline(markdown: string): MarkdownOutline {
  return outlineOf(parsed(markdown));
}

/** @returns outline and HTML of a Markdown text, which is parsed once for both */
export function readMarkdown(markdown: string): { outline: MarkdownOutline; html: string } {
  const tree = parsed(markdown);
  // In this order: rendering changes the tree.
  const outline = outlineOf(tree);
  return { outline, html: render(tree) };
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
    if (isTextBlock(node) && !isLookedAt(node as RootContent)) texts.push(plainText(node));
  });
  return {
    headings,
    links,
    words: countWords(texts.join(' ')),
    figures: figuresOf(tree),
    pictures: picturesOf(tree),
    faults: [
      ...headingFaults(headings),
      ...htmlFaults(tree),
      ...calloutFaults(tree),
      ...noteFaults(tree),
      ...linkFaults(tree),
      ...codeFaults(tree),
    ].sort((a, b) => a.line - b.line),
  };
}

function isLookedAt(node: RootContent): boolean {
  return loneFigure(node) !== undefined || lonePicture(node) !== undefined;
}

/** @returns sanitized HTML of a Markdown text, with heading ids and tables that scroll inside themselves */
export function renderMarkdown(markdown: string): string {
  return render(parsed(markdown));
}

function render(tree: Root): string {
  dropUnknownHtml(tree);
  placeHeadingIds(tree);
  scrollingTables(tree);
  placeCallouts(tree);
  markPictures(tree, (node) => countWords(plainText(node)));
  placeFigures(tree);
  return toSafeHtml(tree);
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

function placeHeadingIds(tree: Root): void {
  const slugger = new GithubSlugger();
  visit(tree, 'heading', (node: Heading) => {
    node.data = { ...node.data, hProperties: { id: slugger.slug(plainText(node)) } };
  });
}
