import { z } from 'zod';
import { refusePictures } from './check-pictures';
import type { Filler } from './filler';
import { outline } from './markdown';
import { checkBody, fillBody, linksInFile } from './markdown-body';
import { readMarkdownFolder } from './markdown-folder';
import type { Report } from './problems';
import { check } from './read';
import { day } from './schemas/common';
import type { MarkdownPage } from './types';

const frontMatterSchema = z.strictObject({ updated: day.optional() });

/** Reads content/pages/*.md, keyed by file name without extension. */
export function readMarkdownPages(
  contentDir: string,
  filler: Filler,
  report: Report,
): Map<string, MarkdownPage> {
  const { entries } = readMarkdownFolder(contentDir, 'pages', report);
  return new Map(
    entries.map(({ id, file, data, body, bodyLine }) => {
      const front = check(frontMatterSchema, data, file, report);
      const source = { file, body, bodyLine };
      const markdown = fillBody(source, filler);
      const found = outline(markdown);
      checkBody(source, found, report);
      refusePictures(found.pictures, source, report);
      const links = linksInFile(source, found);
      return [id, { file, updated: front?.updated, markdown, headings: found.headings, links }];
    }),
  );
}
