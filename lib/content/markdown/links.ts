import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Found } from '.';

/** A link or a picture that Markdown does not take for one, up to what ends it if anything does. */
const UNREAD = /\[[^[\]]*\]\([^()\n]*\)?/g;

/** Lists the links; reports those that are shown as they were typed. */
export function links(found: Found) {
  return (tree: Root, file: VFile): void =>
    visit(tree, (node) => {
      if (node.type === 'link') found.links.push({ target: node.url, line: node.position?.start.line ?? 1 });
      for (const [typed] of node.type === 'text' ? node.value.matchAll(UNREAD) : []) {
        const fix = typed.endsWith(')')
          ? 'write a space in an address as %20, and a caption in straight quotes'
          : 'close it with )';
        file.message(`${typed} is shown as it is typed: ${fix}`, node);
      }
    });
}
