import type { Report } from '../problems';
import { LONGEST_TITLE } from '../schemas/common';
import type { Fact } from '../schemas/facts';

/** A page as its file names and dates it. */
export interface Titled {
  file: string;
  /** Path of its entry in the file, with a dot at its end; nothing where the file is the page. */
  entry?: string;
  path: string;
  title: string;
  seoTitle?: string | undefined;
  published?: string;
  /** A day, or the name of a fact that has one. */
  updated?: string | undefined;
}

/**
 * Reports titles that a page has already, and days of a last change that are still to come; warns of titles that search
 * engines cut, where nothing shorter is given.
 * @param articles of which no two have one title
 */
export function checkTitles(
  read: { pages: Titled[]; articles: Titled[]; facts: Record<string, Fact> },
  today: string,
  report: Report,
  warn: Report,
): void {
  const { pages, articles, facts } = read;
  const all = [...pages, ...articles];
  // Where an editor sits the day may have begun already.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const owners = new Map([...pages].reverse().map((page) => [page.title.toLowerCase(), page.path]));
  for (const { file, entry = '', path, title, seoTitle, published = '', updated = '' } of all) {
    const field = `${entry}title`;
    const owner = owners.get(title.toLowerCase()) ?? path;
    if (owner !== path) report({ file, field, reason: `is the title of ${owner} already` });
    if (/^\d/.test(updated) && updated > published) checkDay(file, `${entry}updated`, updated);
    if (seoTitle !== undefined || title.length <= LONGEST_TITLE) continue;
    const reason = `has ${title.length} characters, of which search engines show ${LONGEST_TITLE}: add a seoTitle`;
    warn({ file, field, reason });
  }
  for (const [name, { date = '' }] of Object.entries(facts)) checkDay('facts.json', `${name}.date`, date);

  function checkDay(file: string, field: string, day: string): void {
    const reason = 'is later than today: give the day on which the text last changed';
    if (day > tomorrow) report({ file, field, reason });
  }
}
