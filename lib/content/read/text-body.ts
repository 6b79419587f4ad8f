import { codeDigest, digestOf, openCache } from '../../next-lean/cache';
import { type Markdown, readMarkdown } from '../markdown';
import { nameOf } from '../markdown/images';
import type { PictureReading } from '../pictures';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import type { MarkdownFile } from './front-matter';

/** What the results depend on besides the texts. */
const CODE = [
  'lib/content/markdown',
  'lib/content/pictures.ts',
  'lib/content/text',
  'lib/drawing/figures.ts',
];
const IMAGE = /!\[[^\]]*\]\(([^\s)]+)/g;

let code: string | undefined;

/** A text as it is read: filled, and made into HTML; lines are those of the file. */
export type TextBody = Omit<Markdown, 'problems'> & { markdown: string };

/**
 * Fills the body of a file and renders it; reports a body that is empty and all that rendering found.
 * @param picture finds a picture by its name, where the text may hold any
 */
export function readBody(
  source: MarkdownFile,
  filler: Filler,
  report: Report,
  picture?: (name: string) => PictureReading,
): TextBody {
  const { file } = source;
  const { text: markdown, lines } = filler.body(source);
  const { problems, links, headings, ...rest } = keptMarkdown(markdown, picture);
  const lineOf = (line: number) => lines[line - 1] ?? source.bodyLine;
  if (markdown.trim() === '') report({ file, field: '(body)', reason: 'is empty', line: source.bodyLine });
  const typed = source.body.split('\n');
  for (const { line, reason } of problems) {
    // What could not be worked out is reported already, and leaves a row or a heading that looks wrong.
    const at = lineOf(line);
    const left =
      markdown.split('\n')[line - 1]?.includes('{{') ||
      /^\s*\{\{\s*each\b/.test(typed[at - source.bodyLine] ?? '');
    if (!(left && filler.failed(file))) report({ file, field: '(body)', reason, line: at });
  }
  return {
    ...rest,
    markdown,
    links: links.map((link) => ({ ...link, line: lineOf(link.line) })),
    headings: headings.map((heading) => ({ ...heading, line: lineOf(heading.line) })),
  };
}

/**
 * Reads a text once for all processes of a build, and for later builds: each of them reads every article, and parsing is
 * most of that (see lib/content/README.md).
 */
export function keptMarkdown(markdown: string, picture?: (name: string) => PictureReading): Markdown {
  code ??= codeDigest(process.cwd(), CODE);
  const shown = [...markdown.matchAll(IMAGE)].map(([, url = '']) => picture?.(nameOf(url)));
  const cache = openCache(process.cwd(), 'markdown');
  const key = digestOf(code, markdown, JSON.stringify(shown));
  return cache.keepJson(key, () => readMarkdown(markdown, picture));
}
