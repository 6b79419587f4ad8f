/** Footnotes: `[^1]` in the text, `[^1]: The note.` on a line of its own. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownFault } from './markdown-html';

const REFERENCE = /\[\^([^\]\s]+)\]/g;

/** @returns each mark without a note, each note without a mark, and each note that is written twice */
export function noteFaults(tree: Root): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const referred = new Set<string>();
  const defined = new Set<string>();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'footnoteReference') referred.add(node.identifier);
    // A mark whose note is nowhere is read as text.
    for (const [near, name = ''] of node.type === 'text' ? node.value.matchAll(REFERENCE) : []) {
      faults.push({ line, near, reason: `footnote "${name}" has no text: add a line [^${name}]: …` });
    }
  });
  visit(tree, 'footnoteDefinition', ({ identifier, position }) => {
    const place = { line: position?.start.line ?? 1, near: `[^${identifier}]:` };
    if (defined.has(identifier))
      faults.push({ ...place, reason: `footnote "${identifier}" is written twice` });
    else if (!referred.has(identifier)) {
      faults.push({ ...place, reason: `nothing refers to footnote "${identifier}": write [^${identifier}]` });
    }
    defined.add(identifier);
  });
  return faults;
}
