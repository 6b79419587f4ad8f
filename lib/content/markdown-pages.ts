import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { checkFigures } from './check-figures';
import { parseFrontMatter } from './front-matter';
import { outline } from './markdown';
import type { Placeholders } from './placeholders';
import { check, fillReporting, type Report } from './read';
import { day } from './schemas/common';
import type { MarkdownPage } from './types';

const frontMatterSchema = z.strictObject({ updated: day.optional() });

/** Reads content/pages/*.md, keyed by file name without extension. */
export function readMarkdownPages(
  contentDir: string,
  values: Placeholders,
  report: Report,
): Map<string, MarkdownPage> {
  const folder = join(contentDir, 'pages');
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => {
        const file = `pages/${name}`;
        const { data, content, firstLine } = parseFrontMatter(readFileSync(join(folder, name), 'utf8'));
        const front = check(frontMatterSchema, data, file, report);
        const markdown = fillReporting(content, values, file, '(body)', report, firstLine);
        const { headings, links, figures } = outline(markdown);
        checkFigures(figures, file, { content, firstLine }, report);
        return [basename(name, '.md'), { file, updated: front?.updated, markdown, headings, links }];
      }),
  );
}
