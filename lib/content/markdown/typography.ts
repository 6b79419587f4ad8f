import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { typeset } from '../text/typography';
import { isTextBlock } from './plain-text';

/** Typographic quotes and dashes; code and addresses stay as written. */
export function typography() {
  return (tree: Root): void =>
    visit(tree, isTextBlock, (block) => {
      // A quote before or after a link or an emphasis goes on from the text inside it.
      let before = '';
      visit(block as Root, (node) => {
        if (node.type === 'image') {
          node.alt &&= typeset(node.alt);
          node.title &&= typeset(node.title);
        }
        if (node.type === 'inlineCode') before = node.value.at(-1) ?? before;
        if (node.type !== 'text') return;
        const last = node.value.at(-1) ?? before;
        node.value = typeset(node.value, before);
        before = last;
      });
    });
}
