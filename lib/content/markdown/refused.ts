import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import signs from './signs.json' with { type: 'json' };

const TAG = /<(\/?)([A-Za-z][\w-]*)/;

/** Reports HTML, which is left out; a comment may stand. */
export function refused() {
  return (tree: Root, file: VFile): void => {
    const opened = new Set<string>();
    visit(tree, (node) => {
      if (node.type !== 'html') return;
      if (/^<!--(?!.*-->)/s.test(node.value))
        file.message('a comment begins here and takes all that follows: write --> at its end', node);
      if (/^<[!?]/.test(node.value)) return;
      // What stands inside an element, and its end, would be the same mistake again.
      const [, closing, written = ''] = TAG.exec(node.value) ?? [];
      const tag = written.toLowerCase();
      if (tag && !(closing && opened.has(tag))) file.message(`<${tag}> is left out: ${instead(tag)}`, node);
      opened.add(tag);
    });
  };
}

/** What is written instead of a tag. */
const MARKDOWN: Readonly<Record<string, string>> = signs;

function instead(tag: string): string {
  return MARKDOWN[tag] ? `write ${MARKDOWN[tag]}` : 'Markdown holds no HTML here';
}
