import { describe, expect, it } from 'vitest';
import { pageCount, pageNumbers, pageOf } from './pagination';

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
