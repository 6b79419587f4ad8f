import type { AudienceCategory } from './types';

/** How many matches a list draws at once: enough to choose from, few enough for a slow phone. */
export const MATCHES_SHOWN = 50;

/**
 * @param query what the visitor typed; case, surrounding space and the kind of dash do not matter
 * @returns the categories whose name or description contains it (specification, section 4), all of them when it is blank
 */
export function searchCategories(categories: readonly AudienceCategory[], query: string): AudienceCategory[] {
  const plain = (text: string) => text.toLowerCase().replaceAll('–', '-');
  const wanted = plain(query.trim());
  return categories.filter(({ name, description }) =>
    [name, description].some((text) => plain(text).includes(wanted)),
  );
}
