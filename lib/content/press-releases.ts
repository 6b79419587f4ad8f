import { refusePictures } from './check-pictures';
import type { Filler } from './filler';
import { outline } from './markdown';
import { checkBody, fillBody, linksInFile } from './markdown-body';
import { readMarkdownFolder } from './markdown-folder';
import type { Report } from './problems';
import { check } from './read';
import { releaseSchema } from './schemas/press';
import { typesetDeep } from './text/typography';
import type { PressRelease } from './types';

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
  const releases = entries.flatMap(({ id, file, data, body, bodyLine }) => {
    const source = { file, body, bodyLine };
    const markdown = fillBody(source, filler);
    const found = outline(markdown);
    checkBody(source, found, report);
    refusePictures(found.pictures, source, report);
    const front = check(releaseSchema, typesetDeep(filler.deep(data, file)), file, report, filler.exact);
    const links = linksInFile(source, found);
    return front ? [{ ...front, slug: id, file, markdown, headings: found.headings, links }] : [];
  });
  releases.sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
  return { releases, slugs: ids };
}
