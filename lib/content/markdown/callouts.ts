/** Callouts as on GitHub: a quotation that begins with `[!NOTE]` on a line of its own. */
import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { meant } from '../text/nearest';
import { plainText } from './found';

const KINDS: Record<string, string> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
};
export const CALLOUT_CLASSES = Object.keys(KINDS).map((kind) => `callout-${kind.toLowerCase()}`);

const MARK = /^\[!(\w+)\][ \t]*(?:\n|$)/;
/** What was meant as one. */
const NEAR = new RegExp(`^(?!\\[!\\w+\\])[[!][[! ]*(${Object.keys(KINDS).join('|')})\\b[\\]:]*`, 'i');

/** Turns each callout into `<div class="callout callout-note" role="note">` with a title above its text. */
export function callouts() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'blockquote', (quote) => {
      const [mark, kind] = markOf(quote) ?? [];
      const [near, meantKind = ''] = NEAR.exec(plainText(quote)) ?? [];
      if (near && mark === undefined)
        file.message(`${near} is shown as it is typed: write [!${meantKind.toUpperCase()}]`, quote);
      if (mark === undefined || kind === undefined) return;
      const title = KINDS[kind.toUpperCase()];
      if (plainText(quote).trim() === mark.trim())
        file.message(`${mark.trim()} has no text: begin its lines with >`, quote);
      const known = Object.keys(KINDS);
      const fix = meant(kind, known) || `; there are ${known.join(', ')}`;
      if (title) place(quote, mark, kind.toLowerCase(), title);
      else file.message(`[!${kind}] is no kind of callout${fix}`, quote);
    });
}

function markOf({ children: [first] }: Blockquote): RegExpExecArray | undefined {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  return (text?.type === 'text' && MARK.exec(text.value)) || undefined;
}

function place(quote: Blockquote, mark: string, kind: string, title: string): void {
  const [first, ...others] = quote.children as [Paragraph, ...Blockquote['children']];
  const [text, ...rest] = first.children;
  if (text?.type === 'text') text.value = text.value.slice(mark.length);
  const body =
    text?.type === 'text' && text.value === '' ? rest.filter(({ type }) => type !== 'break') : first.children;
  const heading: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: title }],
    data: { hProperties: { className: ['callout-title'] } },
  };
  quote.children = [heading, ...(body.length > 0 ? [{ ...first, children: body }] : []), ...others];
  const hProperties = { className: ['callout', `callout-${kind}`], role: 'note' };
  quote.data = { hName: 'div', hProperties };
}
