/** Callouts as on GitHub: a quotation that begins with `[!NOTE]` on a line of its own. */
import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { meant } from '../text/nearest';
import { plainText } from './found';

const KINDS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];
export const CALLOUT_CLASSES = KINDS.map((kind) => `callout-${kind.toLowerCase()}`);

const MARK = /^\[!(\w+)\][ \t]*(?:\n|$)/;
/** Turns each callout into `<div class="callout callout-note" role="note">` with a title above its text. */
export function callouts() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'blockquote', (quote) => {
      const [mark, kind] = markOf(quote) ?? [];
      if (mark === undefined || kind === undefined) return;
      if (plainText(quote).trim() === mark.trim())
        file.message(`${mark.trim()} has no text: begin its lines with >`, quote);
      const fix = meant(kind, KINDS) || `; there are ${KINDS.join(', ')}`;
      if (KINDS.includes(kind.toUpperCase())) place(quote, mark, kind.toLowerCase());
      else file.message(`[!${kind}] is no kind of callout${fix}`, quote);
    });
}

function markOf({ children: [first] }: Blockquote): RegExpExecArray | undefined {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  return (text?.type === 'text' && MARK.exec(text.value)) || undefined;
}

function place(quote: Blockquote, mark: string, kind: string): void {
  const [first, ...others] = quote.children as [Paragraph, ...Blockquote['children']];
  const [text, ...rest] = first.children;
  if (text?.type === 'text') text.value = text.value.slice(mark.length);
  const body =
    text?.type === 'text' && text.value === '' ? rest.filter(({ type }) => type !== 'break') : first.children;
  const heading: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: kind.charAt(0).toUpperCase() + kind.slice(1) }],
    data: { hProperties: { className: ['callout-title'] } },
  };
  quote.children = [heading, ...(body.length > 0 ? [{ ...first, children: body }] : []), ...others];
  const hProperties = { className: ['callout', `callout-${kind}`], role: 'note' };
  quote.data = { hName: 'div', hProperties };
}
