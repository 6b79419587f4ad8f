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
