/** Listing sizes: specification, section 9. */
export const CATEGORY_PAGE_SIZE = 9;
export const BLOG_PAGE_SIZE = 6;
/** Plain rows, so many more. */
export const TAG_PAGE_SIZE = 60;

/** @returns how many pages `count` items fill; an empty listing still has one */
export function pageCount(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

/** @returns the items of page `page`, counted from 1 */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Item[] {
  return items.slice((page - 1) * size, page * size);
}

/** @returns every page number, from 1 to the page count */
export function pageNumbers(count: number, size: number): number[] {
  return Array.from({ length: pageCount(count, size) }, (_, index) => index + 1);
}

/** How many page numbers in a row a pagination shows around the current one. */
const PAGE_WINDOW = 3;

/**
 * What stands between Previous and Next: numbers, and a gap where pages are left out (specification, section 2,
 * "Blog listing": `1 2 3 … Next`).
 * @param current the page shown, from 1 to `count`
 */
export function paginationItems(current: number, count: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(current - 1, count - PAGE_WINDOW + 1));
  const last = Math.min(count, first + PAGE_WINDOW - 1);
  const items: (number | 'gap')[] = [];
  if (first > 1) items.push(1);
  if (first > 2) items.push('gap');
  for (let page = first; page <= last; page++) items.push(page);
  if (last < count) items.push('gap');
  return items;
}
