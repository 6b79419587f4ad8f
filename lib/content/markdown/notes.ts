import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

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
