import type { ItemList, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';

/**
 * What one page of a listing shows, in its order (https://schema.org/ItemList).
 * @param name the listing's title
 * @param items titles and paths of this page's entries
 * @param before how many entries the pages before it show
 * @returns nothing for a list without entries, which says nothing
 */
export function itemList(
  name: string,
  items: readonly { title: string; path: string }[],
  site: Site,
  before = 0,
): WithContext<ItemList> | undefined {
  if (items.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: site.url + path,
    })),
  };
}
