import type { Nodes, Root, Table } from 'mdast';
import { toString as text } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Classes of aligned cells (app/globals.css): HTML has no `align` any more. */
export const ALIGNMENTS = ['center', 'right'];

/** @returns the text of a node as a reader sees it: of HTML what stands between its tags */
export function plainText(node: unknown): string {
  const { type, value } = node as Nodes & { value?: string };
  if (type === 'html') return (value ?? '').replace(/<[^>]*>/g, ' ');
  return text(node, { includeHtml: false });
}

/** A wide table scrolls in a box of its own, reachable by keyboard, so that the page never moves sideways. */
export function scrollingTables(tree: Root): void {
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
    return index + 1;
  });
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
