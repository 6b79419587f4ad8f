import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import type { Facts } from '../schemas/facts';
import { pageSchema } from '../schemas/page';
import type { MarkdownPage } from '../types';
import { readTexts } from './texts';

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
  const { texts, ids } = readTexts(contentDir, 'pages', pageSchema, filler, report);
  const pages = new Map<string, MarkdownPage>();
  for (const { id, file, front, body } of texts) {
    const { updated } = front;
    const changed = /^\d/.test(updated) ? updated : facts?.[updated]?.date;
    if (changed || !facts) pages.set(id, { ...body, file, path: `/${id}`, changed: changed ?? '', front });
    else report({ file, field: 'updated', reason: `"${updated}" is no fact that has a date` });
  }
  return { pages, slugs: ids };
}
