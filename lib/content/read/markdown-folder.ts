import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Report } from '../problems';
import { slug } from '../schemas/common';
import { type MarkdownFile, splitMarkdown } from './front-matter';
import { PICTURE_FOLDER } from './pictures';
import { readText } from './text-file';

export type MarkdownName = {
  id: string;
  file: string;
};
export type MarkdownEntry = MarkdownFile & MarkdownName;

/** @returns the files of a folder of content/ that could be read, and the ids of all, read or not */
export function readMarkdownFolder(
  contentDir: string,
  folder: string,
  report: Report,
): { entries: MarkdownEntry[]; ids: ReadonlySet<string> } {
  const names = markdownNames(contentDir, folder, report);
  const entries = names.flatMap(({ id, file }) => {
    const text = readText(contentDir, file, report);
    const read = text === undefined ? undefined : splitMarkdown(text, file, report);
    return read ? [{ ...read, id }] : [];
  });
  return { entries, ids: new Set(names.map(({ id }) => id)) };
}

/** @returns the Markdown files of a folder in the order of their names; what else lies there is reported */
export function markdownNames(contentDir: string, folder: string, report: Report): MarkdownName[] {
  const path = join(contentDir, folder);
  const found = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  const visible = found.filter(({ name }) => !name.startsWith('.') && name !== PICTURE_FOLDER);
  return visible
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        const reason = `is not read: ${folder}/ has no subfolders but ${PICTURE_FOLDER}`;
        report({ file, field: '(folder)', reason });
        return [];
      }
      if (!entry.name.endsWith('.md')) {
        report({ file, field: '(file)', reason: `is not read: ${folder}/ holds files that end with .md` });
        return [];
      }
      const id = basename(entry.name, '.md');
      if (!slug.safeParse(id).success) {
        report({ file, field: '(name)', reason: 'must be lower-case words joined by hyphens' });
      }
      return [{ id, file }];
    });
}
