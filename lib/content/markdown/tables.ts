import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { plainText } from './blocks';

/** Classes of aligned cells (app/markdown.css): HTML has no `align` any more. */
export const ALIGNMENTS = ['center', 'right'];

/** Heads the first column of a storyboard: each row is a frame (app/markdown.css). */
const FRAMES = 'Time';

/**
 * What a phone has room for, in characters: four columns whose longest words fit beside one another, in rows of three
 * or four lines. In a table that is larger the first cell of a row stands over the others there, each behind its label (app/markdown.css).
 */
const PHONE = { columns: 4, words: 34, row: 60 };

/** A wide table scrolls in a box of its own, reachable by keyboard, so that the page never moves sideways. */
export function tables() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'table', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const next = parent.children[index + 1];
      // Rows behind an empty line are told as what they are.
      if (node.children.length > 1 || !next || !plainText(next).startsWith('|')) checkRows(node, file);
      const head = (node.children[0]?.children ?? []).map((cell) => plainText(cell));
      const cards = head.length > 2 && !fitsPhone(node);
      alignCells(node, cards ? head : []);
      const wrapper = {
        type: 'blockquote' as const,
        children: [node],
        data: {
          hName: 'div',
          hProperties: {
            className:
              head[0] === FRAMES ? ['frames'] : cards ? ['table-scroll', 'table-cards'] : ['table-scroll'],
            tabIndex: 0,
            role: 'region',
            ariaLabel: `Table: ${head.join(', ')}`,
          },
        },
      };
      parent.children.splice(index, 1, wrapper);
      return index + 1;
    });
}

/** A cell beyond the head is dropped, one that is missing left empty; a column is told by its head. */
function checkRows({ children: [head, ...rows] }: Table, file: VFile): void {
  const columns = head?.children.length ?? 0;
  if (rows.length === 0) file.message('the table has a head and no row', head);
  else if (!head?.children.some((cell) => plainText(cell)))
    file.message('the head of the table is empty: say what stands in each column', head);
  for (const row of rows) {
    const cells = row.children.length;
    if (cells === columns) continue;
    const fix = cells > columns ? 'a sign | within a text is written \\|' : 'an empty cell is written | |';
    file.message(`the row has ${cells} cells where the head has ${columns}: ${fix}`, row);
  }
}

function fitsPhone({ children: rows }: Table): boolean {
  const words: number[] = [];
  for (const { children: cells } of rows) {
    const texts = cells.map((cell) => plainText(cell));
    if (texts.join('').length > PHONE.row) return false;
    for (const [column, text] of texts.entries())
      words[column] = Math.max(words[column] ?? 0, ...text.split(/[ \n]/).map(({ length }) => length));
  }
  return words.length <= PHONE.columns && words.reduce((sum, length) => sum + length) <= PHONE.words;
}

/** @param labels of the columns, where each cell repeats its own on a phone */
function alignCells(table: Table, labels: readonly string[]): void {
  for (const [index, row] of table.children.entries()) {
    for (const [column, cell] of row.children.entries()) {
      const side = table.align?.[column];
      const className = side && ALIGNMENTS.includes(side) ? [side] : undefined;
      // The first cell heads a card: a number says there what it counts.
      const labelled = index > 0 && (column > 0 || className || /^[\d–]+$/.test(plainText(cell)));
      cell.data = { hProperties: { className, dataLabel: labelled ? labels[column] : undefined } };
    }
  }
  table.align = null;
}
