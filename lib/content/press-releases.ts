import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkFigures } from './check-figures';
import { parseFrontMatter } from './front-matter';
import { outline } from './markdown';
import { fillDeep, type Placeholders } from './placeholders';
import { check, fillReporting, type Report } from './read';
import { releaseSchema } from './schemas/press';
import type { PressRelease } from './types';

/** Reads content/press/*.md, newest first; the file's name is the release's slug. */
export function readPressReleases(contentDir: string, values: Placeholders, report: Report): PressRelease[] {
  const folder = join(contentDir, 'press');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readRelease(join(folder, name), `press/${name}`, values, report) ?? [])
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
}

function readRelease(
  path: string,
  file: string,
  values: Placeholders,
  report: Report,
): PressRelease | undefined {
  let parsed: ReturnType<typeof parseFrontMatter>;
  try {
    parsed = parseFrontMatter(readFileSync(path, 'utf8'));
  } catch (error) {
    report({ file, field: '(front matter)', reason: (error as Error).message });
    return undefined;
  }
  const filled = fillDeep(parsed.data, values, (field, reason) => report({ file, field, reason }));
  const front = check(releaseSchema, filled, file, report);
  const markdown = fillReporting(parsed.content, values, file, '(body)', report, parsed.firstLine);
  const { headings, links, figures } = outline(markdown);
  checkFigures(figures, file, parsed, report);
  return front && { ...front, slug: basename(file, '.md'), file, markdown, headings, links };
}
