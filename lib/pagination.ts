/** Listing sizes: specification, section 9. */
export const CATEGORY_PAGE_SIZE = 9;
export const BLOG_PAGE_SIZE = 6;

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
