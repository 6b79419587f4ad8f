import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A label with a mark at its end is the beginning of a sentence. */
const SENTENCE = /[.:!]$/;
/** A number, or a sum, is drawn large. */
const FIGURE = /^(?:[A-Z]{3}\s)?\p{Sc}?\d/u;

/** `> **A label** and its text` is a note beside the text. */
export function notes() {
  return (tree: Root): void =>
    visit(tree, 'blockquote', (node) => {
      const [block] = node.children;
      const [label, text] = block?.type === 'paragraph' ? block.children : [];
      if (block?.type !== 'paragraph' || label?.type !== 'strong' || text?.type !== 'text') return;
      const [word] = label.children;
      if (word?.type !== 'text' || SENTENCE.test(word.value)) return;
      node.data = {
        hName: 'aside',
        hProperties: { className: FIGURE.test(word.value) ? ['note', 'note-figure'] : ['note'] },
      };
    });
}
