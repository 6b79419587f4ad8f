import { describe, expect, it } from 'vitest';
import { listing, paginationItems } from './listings';
import { smallArticles } from './small-site.fixture';

describe('a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [18, 2],
    [19, 3],
  ])('%i items fill %i pages of nine', (count, pages) => {
    expect(listing(smallArticles(count), 9).map(({ page }) => page)).toEqual(
      Array.from({ length: pages }, (_, index) => index + 1),
    );
  });

  it('has on each page what the pages before have not', () => {
    const shown = listing(smallArticles(5), 2).map(({ articles, before, total }) => [
      before,
      articles.map(({ id }) => id).join(' '),
      total,
    ]);
    expect(shown).toEqual([
      [0, 'n0 n1', 5],
      [2, 'n2 n3', 5],
      [4, 'n4', 5],
    ]);
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
    [1, 4, '1 2 3 4'],
    [2, 4, '1 2 3 4'],
    [1, 5, '1 2 3 …'],
    [5, 5, '1 2 3 4 5'],
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
