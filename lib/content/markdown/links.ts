import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Found, plainText } from './found';

/** Lists the links, also those whose address stands on a line of its own; reports those that nobody could press. */
export function links(found: Found) {
  return (tree: Root, file: VFile): void => {
    const referred = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'linkReference' || node.type === 'imageReference') referred.add(node.identifier);
      if (node.type !== 'link' && node.type !== 'linkReference') return;
      if (node.type === 'link') found.links.push({ target: node.url, line: node.position?.start.line ?? 1 });
      const text = plainText(node).trim();
      if (!text) file.message('a link without a text is not shown: write [text](address)', node);
      else if (node.type === 'link' && /^https?:\/\/\S+$/.test(text) && text !== node.url)
        file.message(`the link says ${text} and leads to ${node.url}: let both be one`, node);
    });
    visit(tree, 'definition', (node) => {
      if (referred.has(node.identifier))
        found.links.push({ target: node.url, line: node.position?.start.line ?? 1 });
      else file.message(`nothing refers to [${node.label}]: write [text][${node.label}]`, node);
    });
  };
}

const REFERENCE = /\[\^([^\]\s]+)\]/g;

/** Reports footnotes: each mark without a note, each note without a mark, and each note that is written twice. */
export function notes() {
  return (tree: Root, file: VFile): void => {
    const referred = new Set<string>();
    const defined = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'footnoteReference') referred.add(node.identifier);
      // A mark whose note is nowhere is read as text.
      for (const [, name] of node.type === 'text' ? node.value.matchAll(REFERENCE) : []) {
        file.message(`footnote "${name}" has no text: add a line [^${name}]: …`, node);
      }
    });
    visit(tree, 'footnoteDefinition', (node) => {
      const { identifier } = node;
      if (node.children.length === 0) file.message(`footnote "${identifier}" has no text`, node);
      else if (defined.has(identifier)) file.message(`footnote "${identifier}" is written twice`, node);
      else if (!referred.has(identifier)) {
        file.message(`nothing refers to footnote "${identifier}": write [^${identifier}]`, node);
      }
      defined.add(identifier);
    });
  };
}
