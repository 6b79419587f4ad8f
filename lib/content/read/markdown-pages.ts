import { checkMarks } from '../check/marks';
import { check } from '../check/schema';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import type { Facts } from '../schemas/facts';
import { pageSchema } from '../schemas/page';
import { typesetDeep } from '../text/typography';
import type { MarkdownPage } from '../types';
import { readMarkdownFolder } from './markdown-folder';
import { readPicture } from './pictures';
import { readBody } from './text-body';

const FOLDER = 'pages';

/**
 * Reads content/pages/*.md; the file's name is the page's address.
 * @param facts for pages that are dated by one; undefined when facts.json could not be read
 * @returns those that are sound, by slug, and the slugs of all
 */
export function readMarkdownPages(
  contentDir: string,
  filler: Filler,
  facts: Readonly<Record<string, Facts[keyof Facts] | undefined>> | undefined,
  report: Report,
): { pages: Map<string, MarkdownPage>; slugs: ReadonlySet<string> } {
  const { entries, ids } = readMarkdownFolder(contentDir, FOLDER, report);
  const pages = new Map<string, MarkdownPage>();
  for (const { id, ...source } of entries) {
    const { file, data } = source;
    const body = readBody(source, filler, report, (name) => readPicture(contentDir, FOLDER, name));
    const filled = filler.deep(data, file);
    checkMarks(filled, file, report);
    const front = check(pageSchema, typesetDeep(filled), file, report, filler.exact);
    if (!front) continue;
    const changed = dayOf(front.updated);
    if (facts && !changed) {
      report({ file, field: 'updated', reason: `"${front.updated}" is no fact that has a date` });
      continue;
    }
    pages.set(id, { ...body, file, path: `/${id}`, changed: changed ?? '', front });
  }
  return { pages, slugs: ids };

  function dayOf(updated: string): string | undefined {
    return /^\d/.test(updated) ? updated : facts?.[updated]?.date;
  }
}
