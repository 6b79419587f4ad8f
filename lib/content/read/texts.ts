import type { z } from 'zod';
import { checkMarks } from '../check/marks';
import { check } from '../check/schema';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import { isRecord } from '../resolve/placeholder-values';
import { typesetDeep } from '../text/typography';
import { readMarkdownFolder } from './markdown-folder';
import { readPicture } from './pictures';
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
  const { entries, ids } = readMarkdownFolder(contentDir, folder, report);
  const fronts = new Map<string, Record<string, unknown>>();
  const texts = entries.flatMap(({ id, ...source }): Text<z.output<Schema>>[] => {
    const { file, data } = source;
    if (!isRecord(data) || Object.keys(data).length === 0) {
      report({ file, field: '(front matter)', line: 1, reason: NO_FRONT });
      return [];
    }
    const body = readBody(source, filler, report, (name) => readPicture(contentDir, folder, name));
    const filled = filler.deep(data, file) as typeof data;
    fronts.set(id, filled);
    checkMarks(filled, file, report);
    const front = check(schema, set(filled), file, report, filler.exact);
    return front ? [{ id, file, front, body }] : [];
  });
  return { texts, ids, fronts };
}
