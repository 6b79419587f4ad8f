import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Found, plainText } from './found';

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
      found.headings.push({ id, depth, text, line: node.position?.start.line ?? 1 });
    });
  };
}
