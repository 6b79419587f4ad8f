import { checkMarks } from '../check/marks';
import { check } from '../check/schema';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import { releaseSchema } from '../schemas/press';
import { typesetDeep } from '../text/typography';
import type { PressRelease } from '../types';
import { readMarkdownFolder } from './markdown-folder';
import { readPicture } from './pictures';
import { readBody } from './text-body';

const FOLDER = 'press';

/**
 * Reads content/press/*.md; the file's name is the release's slug.
 * @returns those that are sound, newest first, and the slugs of all
 */
export function readPressReleases(
  contentDir: string,
  filler: Filler,
  report: Report,
): { releases: PressRelease[]; slugs: ReadonlySet<string> } {
  const { entries, ids } = readMarkdownFolder(contentDir, FOLDER, report);
  const releases = entries.flatMap(({ id, ...source }) => {
    const { file, data } = source;
    const picture = (name: string) => readPicture(contentDir, FOLDER, name);
    const body = readBody(source, filler, report, picture);
    const filled = filler.deep(data, file);
    checkMarks(filled, file, report);
    const front = check(releaseSchema, typesetDeep(filled), file, report, filler.exact);
    return front ? [{ ...front, ...body, slug: id, file }] : [];
  });
  releases.sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
  return { releases, slugs: ids };
}
