import { meant } from '../text/nearest';
import type { Report } from './problems';
import type { JsonContent } from './registry';

/** Reports references from one JSON file into another that end nowhere; files that could not be read are not judged. */
export function checkReferences(
  { events, authors }: Partial<Pick<JsonContent, 'events' | 'authors'>>,
  report: Report,
): void {
  if (!events || !authors) return;
  const people = new Set(authors.map(({ id }) => id));
  events.events.forEach(({ host }, index) => {
    if (people.has(host)) return;
    report({
      file: 'events.json',
      field: `events.${index}.host`,
      reason: `"${host}" is not in authors.json${meant(host, [...people])}`,
    });
  });
}
