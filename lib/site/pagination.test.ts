import { describe, expect, it } from 'vitest';
import { pageCount, pageNumbers, pageOf, paginationItems } from './pagination';

describe('pagination', () => {
  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [18, 2],
    [19, 3],
  ])('%i items fill %i pages of nine', (count, pages) => {
    expect(pageCount(count, 9)).toBe(pages);
    expect(pageNumbers(count, 9)).toHaveLength(pages);
  });

  it('cuts the items of one page, counted from 1', () => {
    expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
    expect(pageOf([1, 2, 3, 4, 5], 3, 2)).toEqual([5]);
  });
});

describe('paginationItems', () => {
  const shown = (current: number, count: number) =>
    paginationItems(current, count)
      .map((item) => (item === 'gap' ? '…' : item))
      .join(' ');

  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 …'],
    [2, 4, '1 2 3 …'],
    [3, 4, '1 2 3 4'],
    [4, 4, '1 2 3 4'],
    [6, 12, '1 … 5 6 7 …'],
    [12, 12, '1 … 10 11 12'],
  ])('on page %i of %i shows %s', (current, count, expected) => {
    expect(shown(current, count)).toBe(expected);
  });

  it('always shows the current page', () => {
    for (let count = 1; count < 15; count += 1) {
      for (let page = 1; page <= count; page += 1) expect(paginationItems(page, count)).toContain(page);
    }
  });
});
