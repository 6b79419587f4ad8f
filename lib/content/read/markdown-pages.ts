import { z } from 'zod';
import { check } from '../check/schema';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import { day } from '../schemas/common';
import type { MarkdownPage } from '../types';
import { readMarkdownFolder } from './markdown-folder';
import { readBody } from './text-body';

const frontMatterSchema = z.strictObject({ updated: day.optional() });

/** Reads content/pages/*.md, keyed by file name without extension. */
export function readMarkdownPages(
  contentDir: string,
  filler: Filler,
  report: Report,
): Map<string, MarkdownPage> {
  const { entries } = readMarkdownFolder(contentDir, 'pages', report);
  return new Map(
    entries.map(({ id, ...source }) => {
      const { file, data } = source;
      const front = check(frontMatterSchema, data, file, report);
      const { html, headings, links } = readBody(source, filler, report);
      return [id, { file, updated: front?.updated, html, headings, links }];
    }),
  );
}
