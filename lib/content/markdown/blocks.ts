/** Headings, links and lists of a text, and what its plugins share. */
import GithubSlugger from 'github-slugger';
import type { Emphasis, Heading, Root } from 'mdast';
import { toString as text } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Picture } from '../pictures';

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

/** Ids that the pages around a text have already. */
const TAKEN = ['main'];

/** Gives headings their ids; reports a second title, a skipped level, one without words, and one that nobody meant. */
export function headings(found: Found) {
  return (tree: Root, file: VFile): void => {
    const slugger = new GithubSlugger();
    for (const id of TAKEN) slugger.slug(id);
    let level = 1;
    visit(tree, 'heading', (node) => {
      const { depth } = node;
      const text = plainText(node).replace(/\s+/g, ' ');
      const signs = '#'.repeat(depth);
      const typed = String(file).slice(node.position?.start.offset, node.position?.end.offset);
      if (!text.trim()) file.message(`"${signs}" is a heading without a text`, node);
      else if (!typed.startsWith('#')) {
        file.message(
          `the line below "${text}" makes a heading of it: leave an empty line, or write ## ${text}`,
          node,
        );
      } else if (depth === 1) {
        file.message(`"# ${text}" is a second title of the page: begin with two number signs`, node);
      } else if (depth > level + 1) {
        file.message(`"${signs} ${text}" skips a level: write ${'#'.repeat(level + 1)} ${text}`, node);
      } else if (depth === 2 && found.headings.some((one) => one.depth === 2 && one.text === text)) {
        file.message(`"## ${text}" stands twice: a list of contents could not tell the two apart`, node);
      }
      level = Math.max(depth, 2);
      const id = slugger.slug(text);
      node.data = { ...node.data, hProperties: { id } };
      setNumeral(node);
      found.headings.push({ id, depth, text, line: node.position?.start.line ?? 1 });
    });
  };
}

/** The number that a heading begins with is set apart, to be drawn large. */
function setNumeral({ children }: Heading): void {
  const [first] = children;
  const [numeral] = (first?.type === 'text' && /^\d+\.(?= )/.exec(first.value)) || [];
  if (first?.type !== 'text' || !numeral) return;
  first.value = first.value.slice(numeral.length);
  const data = { hName: 'span', hProperties: { className: ['numeral'] } };
  children.unshift({ type: 'emphasis', data, children: [{ type: 'text', value: numeral }] });
}

/** Lists the links, also those whose address stands on a line of its own; reports those that nobody could press. */
export function links(found: Found) {
  return (tree: Root, file: VFile): void =>
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition')
        found.links.push({ target: node.url, line: node.position?.start.line ?? 1 });
      if (node.type !== 'link' && node.type !== 'linkReference') return;
      const text = plainText(node).trim();
      if (!text) file.message('a link without a text is not shown: write [text](address)', node);
      else if (node.type === 'link' && /^https?:\/\/\S+$/.test(text) && text !== node.url)
        file.message(`the link says ${text} and leads to ${node.url}: let both be one`, node);
    });
}

/** A box to tick that nobody can tick is a picture of one, with a name. */
export function tasks() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'list', (list) => {
      for (const item of list.children) {
        const [first] = item.children;
        if (!first) file.message('an item of a list has no text: take its sign away', item);
        if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') continue;
        first.children.unshift(box(item.checked), { type: 'text', value: ' ' });
        item.checked = null;
        item.data = { hProperties: { className: ['task-list-item'] } };
        list.data = { hProperties: { className: ['contains-task-list'] } };
      }
    });
}

function box(done: boolean): Emphasis {
  const hProperties = {
    className: ['task', ...(done ? ['task-done'] : [])],
    role: 'img',
    ariaLabel: done ? 'Done:' : 'To do:',
  };
  return { type: 'emphasis', children: [], data: { hName: 'span', hProperties } };
}

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
