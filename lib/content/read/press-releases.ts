import { checkMarks } from '../check/marks';
import { check } from '../check/schema';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import { releaseSchema } from '../schemas/press';
import { typesetDeep } from '../text/typography';
import type { PressRelease } from '../types';
import { readMarkdownFolder } from './markdown-folder';
import { readBody } from './text-body';

/**
 * Reads content/press/*.md; the file's name is the release's slug.
 * @returns those that are sound, newest first, and the slugs of all
 */
export function readPressReleases(
  contentDir: string,
  filler: Filler,
  report: Report,
): { releases: PressRelease[]; slugs: ReadonlySet<string> } {
  const { entries, ids } = readMarkdownFolder(contentDir, 'press', report);
  const releases = entries.flatMap(({ id, ...source }) => {
    const { file, data } = source;
    const { html, headings, links } = readBody(source, filler, report);
    const filled = filler.deep(data, file);
    checkMarks(filled, file, report);
    const front = check(releaseSchema, typesetDeep(filled), file, report, filler.exact);
    return front ? [{ ...front, slug: id, file, html, headings, links }] : [];
  });
  releases.sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
  return { releases, slugs: ids };
}
