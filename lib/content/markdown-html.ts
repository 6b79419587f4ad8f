/** HTML that may stand in Markdown: what Markdown itself has no sign for. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from './text/nearest';

/** What is wrong with a text, with the line on which it shows, counted from 1 within the Markdown text. */
export type MarkdownFault = {
  line: number;
  reason: string;
  /** As it is written there: its place is looked for in the file, where filling a text has moved lines. */
  near: string;
};

/** Tags, and the attributes that each may have. */
export const HTML_TAGS: Record<string, readonly string[]> = {
  details: ['open'],
  summary: [],
  kbd: [],
  abbr: ['title'],
  dfn: ['title'],
  sub: [],
  sup: [],
  mark: [],
  small: [],
  cite: [],
  q: [],
  ins: [],
  del: [],
  br: [],
  wbr: [],
};
const EVERYWHERE = ['lang', 'dir'];
const EMPTY = ['br', 'wbr'];

const TAG = /<(\/?)([A-Za-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
const NOT_TEXT = /^<(?:!|\?)/;

/** @returns each tag and attribute that would be dropped, and each element that is not closed or never opened */
export function htmlFaults(tree: Root): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const open: MarkdownFault[] = [];
  const unknown = new Set<string>();
  visit(tree, 'html', ({ value, position }) => {
    for (const match of NOT_TEXT.test(value) ? [] : value.matchAll(TAG)) {
      const [whole, closing, written = '', attributes = ''] = match;
      const before = value.slice(0, match.index).split('\n').length - 1;
      const place = { line: (position?.start.line ?? 1) + before, near: whole };
      const tag = written.toLowerCase();
      const allowed = HTML_TAGS[tag];
      if (!allowed) {
        // Its end would be the same mistake again.
        const reason = `<${tag}> is left out: ${instead(tag)}`;
        if (!closing || !unknown.has(tag)) faults.push({ ...place, reason });
        unknown.add(tag);
      }
      if (allowed && closing) close(tag, place);
      if (allowed && !closing) {
        if (!EMPTY.includes(tag)) open.push({ ...place, reason: tag });
        for (const [, name = ''] of attributes.matchAll(ATTRIBUTE)) {
          if ([...allowed, ...EVERYWHERE].includes(name.toLowerCase())) continue;
          const known = [...allowed, ...EVERYWHERE].join(', ');
          faults.push({ ...place, reason: `"${name}" of <${tag}> is left out: it may have ${known}` });
        }
      }
    }
  });
  const unclosed = open.map(({ reason: tag, ...place }) => ({
    ...place,
    reason: `<${tag}> is never closed: write </${tag}>`,
  }));
  return [...faults, ...unclosed];

  function close(tag: string, place: Omit<MarkdownFault, 'reason'>): void {
    const at = open.findLastIndex(({ reason }) => reason === tag);
    if (at < 0) faults.push({ ...place, reason: `</${tag}> closes nothing: there is no <${tag}> before it` });
    else open.splice(at, 1);
  }
}

/** Takes out every piece of HTML that holds a tag which is not allowed; what is checked has none. */
export function dropUnknownHtml(tree: Root): void {
  visit(tree, 'html', (node) => {
    const tags = [...node.value.matchAll(TAG)].map(([, , tag = '']) => tag.toLowerCase());
    if (NOT_TEXT.test(node.value) || tags.some((tag) => !HTML_TAGS[tag])) node.value = '';
  });
}

const MARKDOWN: Record<string, string> = {
  a: '[text](address)',
  img: '![what it shows](photo.jpg "caption")',
  b: '**text**',
  strong: '**text**',
  i: '*text*',
  em: '*text*',
  s: '~~text~~',
  code: '`text`',
  pre: 'three backticks before and after',
  h1: '## Heading',
  h2: '## Heading',
  h3: '### Heading',
  ul: '- item',
  ol: '1. item',
  li: '- item',
  table: '| a | b |',
  blockquote: '> text',
  hr: '---',
  p: 'an empty line between paragraphs',
};

function instead(tag: string): string {
  const markdown = MARKDOWN[tag];
  if (markdown) return `write ${markdown}`;
  const near = nearest(tag, Object.keys(HTML_TAGS));
  return near ? `is it <${near}>?` : `Markdown may hold ${Object.keys(HTML_TAGS).join(', ')}`;
}
