import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { checkMarks } from '../check/marks';
import { check } from '../check/schema';
import { PICTURE_FOLDER, type Picture, readPicture } from '../pictures';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import { slug } from '../schemas/common';
import type { Fact } from '../schemas/facts';
import { type FrontMatter, frontMatterSchema, type PageFront, pageSchema } from '../schemas/front-matter';
import { isRecord } from '../text/json-texts';
import { typeset, typesetDeep } from '../text/typography';
import { splitMarkdown } from './front-matter';
import { readText } from './json-file';
import { readBody, type TextBody } from './text-body';

/** A Markdown file of content/: what its schema makes of its front matter, and its body. */
export type Text<Front> = { id: string; file: string; front: Front; body: TextBody };

const NO_FRONT = 'is missing: begin with title and the others between two lines of three hyphens';

/**
 * Reads the Markdown files of one folder: front matter filled and validated, bodies rendered.
 * @param set puts typographic signs into a front matter
 * @returns those that are sound, the ids of all, and each front matter that could be read by its id, sound or not
 */
export function readTexts<Schema extends z.ZodType>(
  contentDir: string,
  folder: string,
  schema: Schema,
  filler: Filler,
  report: Report,
  set: (front: unknown) => unknown = typesetDeep,
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
    checkMarks(filled, file, report);
    const front = check(schema, set(filled), file, report);
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

export type ArticleSource = Text<FrontMatter> & { cover: Picture | undefined };

const FOLDER = 'articles';

/**
 * Reads content/articles/*.md.
 * @returns those that are sound, the ids of all, and the address that each says it has, by id, whatever else is wrong
 */
export function readArticles(contentDir: string, filler: Filler, report: Report) {
  // The title stays as typed: addresses of the old site are made from it.
  const asTyped = (front: unknown) => front;
  const { texts, ids, fronts } = readTexts(contentDir, FOLDER, frontMatterSchema, filler, report, asTyped);
  const sources = texts.map(({ front, ...text }): ArticleSource => {
    const reading = front.cover === undefined ? undefined : readPicture(contentDir, FOLDER, front.cover);
    if (reading && 'reason' in reading) report({ file: text.file, field: 'cover', reason: reading.reason });
    const cover = reading && 'picture' in reading ? reading.picture : undefined;
    return { ...text, front: { ...front, excerpt: typeset(front.excerpt) }, cover };
  });
  const addresses = new Map(
    [...fronts].flatMap(([id, { path }]) => (typeof path === 'string' ? [[id, path] as const] : [])),
  );
  return { sources, ids, addresses };
}

/** A page that is a text, at an address of one part. */
export type MarkdownPage = TextBody & {
  file: string;
  path: string;
  /** The day that its front matter gives, itself or by a fact. */
  changed: string;
  front: PageFront;
};

/**
 * Reads content/pages/*.md; the file's name is the page's address.
 * @param facts for pages that are dated by one
 * @returns those that are sound, by slug, and the slugs of all
 */
export function readMarkdownPages(
  contentDir: string,
  filler: Filler,
  facts: Readonly<Record<string, Fact | undefined>>,
  report: Report,
) {
  const { texts, ids } = readTexts(contentDir, 'pages', pageSchema, filler, report);
  const pages = texts.flatMap(({ id, file, front, body }): MarkdownPage[] => {
    const { updated } = front;
    const changed = /^\d/.test(updated) ? updated : facts[updated]?.date;
    if (changed) return [{ ...body, file, path: `/${id}`, changed, front }];
    report({ file, field: 'updated', reason: `"${updated}" is no fact that has a date` });
    return [];
  });
  return { pages: new Map(pages.map((page) => [page.path.slice(1), page])), slugs: ids };
}
