import type { Report } from './read';
import type { JsonContent } from './registry';

/** Reports events and stories that share an id, and hosts who are not in authors.json. */
export function checkCommunity(
  { events, stories, authors }: Partial<Pick<JsonContent, 'events' | 'stories' | 'authors'>>,
  report: Report,
): void {
  const people = new Set(authors?.map(({ id }) => id));
  events?.events.forEach(({ host }, index) => {
    if (people.has(host)) return;
    report({
      file: 'events.json',
      field: `events.${index}.host`,
      reason: `"${host}" is not in authors.json`,
    });
  });
  uniqueIds('events.json', 'events.', events?.events ?? []);
  uniqueIds('stories.json', '', stories ?? []);

  function uniqueIds(file: string, prefix: string, entries: readonly { id: string }[]) {
    const seen = new Set<string>();
    entries.forEach(({ id }, index) => {
      if (seen.has(id)) report({ file, field: `${prefix}${index}.id`, reason: `"${id}" is taken` });
      seen.add(id);
    });
  }
}
