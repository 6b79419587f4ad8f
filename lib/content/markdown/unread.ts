import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import signs from './signs.json' with { type: 'json' };

const ADDRESS = '(?:[/#]|https?:|mailto:|tel:)';
/** Meant as a link: with a space, not closed, brackets and parentheses that changed places, one lost, two in the place of one. */
const LINK = new RegExp(
  [
    String.raw`\[[^[\]]*\](?:\(|\s\(${ADDRESS})[^(){}\n]*(?:\)|$)`,
    String.raw`\([^()\n]*\)\[${ADDRESS}[^[\]\n]*\]`,
    String.raw`\[[^[\]()\n]*\(${ADDRESS}[^()\n]*\)?`,
    String.raw`\[\[[^[\]]+\]\]|\[[^[\]^][^[\]]*\]\[[^[\]]*\]`,
    String.raw`(?<!\\\[[^[\]]*)\]\(${ADDRESS}[^()\n]*\)`,
  ].join('|'),
);
/** What Markdown leaves in a text as it was typed, though somebody meant something by it, and what to write. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [LINK, 'a link is written [text](address), a space in it %20, a caption in straight quotes'],
  [/\[\^[^\]\s]+\]/, 'add a line that begins with it and a colon, and has the note'],
  [/&#?[a-z\d]{2,};/, 'type the sign itself'],
  [
    /\[!\w+\]|==[^\s=][^=\n]*==|\+\+[^\s+][^+\n]*\+\+|\^\[[^\]]*\]|\[TOC\]|%[A-Za-z]+%|^\*\[[^\]]+\]:|\n: |\$\$|%%|^:{3}.*|\^[^\s^]+\^|(?<!\S):[a-z_]+:(?!\S)/,
    'there is no such sign here',
  ],
  [
    /^([*][^\s*]|[–—] |\(?\w{1,2}\) ).*\n(?:[*][^\s*]|[–—] |\(?\w{1,2}\) )/,
    'a list begins with - and a space',
  ],
  [
    /\*\*|~~|(?<=[a-z,] )\*(?=[^\s*])|__(?=\w)|(?<=\w)__|(?<![^\s([“‘"])_(?=[^\s_])|(?<=[^\s_])_(?![^\s.,;:!?)\]”’"])/,
    'these signs stand in pairs, with no space inside them',
  ],
  [/`+/, 'code ends with as many of these signs as it begins with'],
];
/** The same of the beginning of a line. */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:#{1,6}|[-+*]|\d+[.)])\u00a0/, 'is followed by a space that holds words together: type that anew'],
  [/^#{7,}/, 'headings have six levels at most'],
  [/^#{2,6}[^\s#]/, 'is no heading: write a space behind the number signs'],
  [/^(?:[-+]|\d+[.)])\p{L}|^[-+]\[[ xX]?\]/u, 'is no list: write a space behind the sign'],
  [/^[•·]/, 'is no list: write - and a space before each item'],
];
/** A number sign alone may be a hashtag within a text, but not at its beginning. */
const GLUED = [/^#[^\s#]/, 'is no heading: write a space behind the number signs'] as const;

const NO_TABLE = 'rows with | are no table: | --- | is its second line, with a cell for each of its first';

/** Reports signs of Markdown that a reader would see as they were typed, and text that becomes what nobody meant. */
export function unread() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const typed = ({ position }: Node) => source.slice(position?.start.offset, position?.end.offset);
    const tell = (node: Node, before: string, reason: string) => {
      const line = (node.position?.start.line ?? 1) + before.split('\n').length - 1;
      file.message(reason, { line, column: 1 });
    };
    visit(tree, (node) => {
      const text = typed(node);
      if (node.type === 'text') {
        for (const [pattern, fix] of SIGNS) {
          const all = text.matchAll(new RegExp(`(?<!\\\\)(?:${pattern.source})`, 'gm'));
          // An entity that Markdown knows has become its sign.
          const found = [...all].find(([sign]) => sign[0] !== '&' || node.value.includes(sign));
          if (!found) continue;
          const sign = found[0].replace(/\s+/g, ' ').trim();
          tell(node, text.slice(0, found.index), `${sign} is shown as it is typed: ${fix}`);
          break;
        }
      } else if (node.type === 'paragraph') {
        const lines = text.split('\n').map((line) => line.replace(/^[\s>]*/, ''));
        const at = lines.findIndex((line, index) => startFault(line, index));
        const fault = startFault(lines[at] ?? '', at);
        if (fault) tell(node, '\n'.repeat(at), fault);
        else if (lines.filter((line) => line.startsWith('|')).length > 1 || /^\|.*\|$/.test(text))
          tell(node, '', NO_TABLE);
      } else if (node.type === 'code') {
        if (!/^(?:`{3}|~{3})/.test(text))
          tell(node, '', 'is shown as code, since it stands in by four spaces: begin it at the margin');
        else if (!/(?:`{3}|~{3})\s*$/.test(text.slice(3)))
          tell(node, '', 'code begins here and does not end: write three backticks behind it');
      }
    });
  };
}

function startFault(line: string, index: number): string | undefined {
  const signs = index === 0 ? [...STARTS, GLUED] : STARTS;
  const [sign, reason] = signs.find(([start]) => start.test(line)) ?? [];
  return sign && `"${sign.exec(line)?.[0].trim()}…" ${reason}`;
}

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
