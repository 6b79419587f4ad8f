/** Callouts as on GitHub: a quotation that begins with `[!NOTE]` on a line of its own. */
import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownFault } from './markdown-html';
import { meant } from './text/nearest';

/** Kinds by their mark, and what a reader sees above the text. */
const KINDS: Record<string, string> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
};
export const CALLOUT_CLASSES = Object.keys(KINDS).map((kind) => `callout-${kind.toLowerCase()}`);

const MARK = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** @returns each callout of a kind that does not exist, and each without a text */
export function calloutFaults(tree: Root): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  visit(tree, 'blockquote', (quote) => {
    const [near = '', kind = ''] = markOf(quote) ?? [];
    if (!kind) return;
    const place = { line: quote.position?.start.line ?? 1, near: near.trim() };
    if (!KINDS[kind.toUpperCase()]) {
      const known = Object.keys(KINDS).join(', ');
      const reason = `[!${kind}] is no kind of callout${meant(kind, Object.keys(KINDS)) || `; there are ${known}`}`;
      faults.push({ ...place, reason });
    }
  });
  return faults;
}

/** Turns each callout into `<div class="callout callout-note" role="note">` with a title above its text. */
export function placeCallouts(tree: Root): void {
  visit(tree, 'blockquote', (quote) => {
    const [mark = '', kind = ''] = markOf(quote) ?? [];
    const title = KINDS[kind.toUpperCase()];
    const [first, ...others] = quote.children;
    if (!title || first?.type !== 'paragraph') return;
    const [text, ...rest] = first.children;
    if (text?.type === 'text') text.value = text.value.slice(mark.length);
    const body = text?.type === 'text' && text.value === '' ? rest.filter(notBreak) : first.children;
    const heading: Paragraph = {
      type: 'paragraph',
      children: [{ type: 'text', value: title }],
      data: { hProperties: { className: ['callout-title'] } },
    };
    quote.children = [heading, ...(body.length > 0 ? [{ ...first, children: body }] : []), ...others];
    quote.data = {
      hName: 'div',
      hProperties: { className: ['callout', `callout-${kind.toLowerCase()}`], role: 'note' },
    };
  });
}

function notBreak({ type }: { type: string }): boolean {
  return type !== 'break';
}

function markOf({ children: [first] }: Blockquote): RegExpExecArray | undefined {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  return (text?.type === 'text' && MARK.exec(text.value)) || undefined;
}
