/** Markdown files of content/: front matter filled and checked by its schema, bodies filled and made into HTML. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { codeDigest, digestOf, openCache } from '../../next-lean/cache.mjs';
import { check } from '../check/schema';
import { type Markdown, readMarkdown } from '../markdown';
import { nameOf } from '../markdown/images';
import { PICTURE_FOLDER, type PictureReading, readPicture } from '../pictures';
import type { Report } from '../problems';
import { slug } from '../schemas/common';
import { isRecord } from '../text/json-texts';
import { typesetDeep } from '../text/typography';
import type { Filler } from './filler';
import { type MarkdownFile, splitMarkdown } from './front-matter';
import { readText } from './json-file';

/** A text as it is read: filled, and made into HTML; lines are those of the file. */
export type TextBody = Omit<Markdown, 'problems'> & { markdown: string };

/** A Markdown file of content/: what its schema makes of its front matter, and its body. */
export type Text<Front> = { id: string; file: string; front: Front; body: TextBody };

const NO_FRONT = 'is missing: begin with title and the others between two lines of three hyphens';

/**
 * Reads the Markdown files of one folder: front matter filled and validated, bodies rendered.
 * @returns those that are sound, the ids of all, and each front matter that could be read by its id, sound or not
 */
export function readTexts<Schema extends z.ZodType>(
  contentDir: string,
  folder: string,
  schema: Schema,
  filler: Filler,
  report: Report,
) {
  const names = markdownNames(contentDir, folder, report);
  const fronts = new Map<string, Record<string, unknown>>();
  const texts = names.flatMap(({ id, file }): Text<z.output<Schema>>[] => {
    const text = readText(contentDir, file, report);
    const source = text === undefined ? undefined : splitMarkdown(text, file, report);
    if (!source) return [];
    const { data } = source;
    if (!isRecord(data) || Object.keys(data).length === 0) {
      report({ file, field: '(front matter)', line: 1, reason: NO_FRONT });
      return [];
    }
    const body = readBody(source, filler, report, (name) => readPicture(contentDir, folder, name));
    const filled = filler.deep(data, file) as typeof data;
    fronts.set(id, filled);
    const front = check(schema, typesetDeep(filled), file, report);
    return front ? [{ id, file, front, body }] : [];
  });
  return { texts, ids: new Set(names.map(({ id }) => id)), fronts };
}

/** @returns the Markdown files of a folder in the order of their names; what else lies there is reported */
export function markdownNames(contentDir: string, folder: string, report: Report) {
  const path = join(contentDir, folder);
  const found = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  const visible = found.filter(({ name }) => !name.startsWith('.') && name !== PICTURE_FOLDER);
  return visible
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory() || !entry.name.endsWith('.md')) {
        const reason = `is not read: ${folder}/ holds files that end with .md, and ${PICTURE_FOLDER}/`;
        report({ file, field: '(file)', reason });
        return [];
      }
      const id = basename(entry.name, '.md');
      if (!slug.safeParse(id).success)
        report({ file, field: '(name)', reason: 'must be lower-case words joined by hyphens' });
      return [{ id, file }];
    });
}

/** Fills the body of a file and renders it; reports a body that is empty and all that rendering found. */
function readBody(
  source: MarkdownFile,
  filler: Filler,
  report: Report,
  picture: (name: string) => PictureReading,
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

/** What the results depend on besides the texts. */
const CODE = [
  'lib/content/markdown',
  'lib/content/pictures.ts',
  'lib/content/text',
  'lib/drawing/figures.ts',
];
const IMAGE = /!\[[^\]]*\]\(([^\s)]+)/g;

let code: string | undefined;

/**
 * Reads a text once for all processes of a build, and for later builds: each of them reads every article, and parsing is
 * most of that (see lib/content/README.md).
 * @param picture finds a picture by its name, where the text may hold any
 */
export function keptMarkdown(markdown: string, picture?: (name: string) => PictureReading): Markdown {
  code ??= codeDigest(process.cwd(), CODE);
  const shown = [...markdown.matchAll(IMAGE)].map(([, url = '']) => picture?.(nameOf(url)));
  const cache = openCache(process.cwd(), 'markdown');
  const key = digestOf(code, markdown, JSON.stringify(shown));
  return cache.keepJson(key, () => readMarkdown(markdown, picture));
}
