import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Found, plainText } from './found';

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
