import { expect, it } from 'vitest';
import { type Budget, excesses, readBudgets } from './budgets';
import type { Weight } from './weigh';

const weight = (...[total, script, scrolled, first, further, document = 0]: number[]) =>
  ({
    total: { brotli: total },
    kinds: { script: { brotli: script }, document: { brotli: document } },
    scrolled: { brotli: scrolled },
    firstIsland: { brotli: first },
    furtherIsland: { brotli: further },
  }) as Weight;
const budget: Budget = {
  type: 'page',
  path: '/x',
  total: 100,
  script: 10,
  scrolled: 200,
  firstIsland: 50,
  furtherIsland: 20,
};

it('allows a budget to be spent, and not a byte more', () => {
  expect(excesses(budget, weight(100, 10, 200, 50, 20))).toEqual([]);
  expect(excesses(budget, weight(101, 11, 201, 51, 21))).toEqual([
    'page (/x): 101 bytes in all, budget 100',
    'page (/x): 11 bytes of script, budget 10',
    'page (/x): 201 bytes read to its end, budget 200',
    'page (/x): 51 bytes for the first island, budget 50',
    'page (/x): 21 bytes for a further island, budget 20',
  ]);
});

it('allows an owner’s words a twentieth of the document more, and not a byte more', () => {
  expect(excesses(budget, weight(102, 10, 202, 50, 20, 40))).toEqual([]);
  expect(excesses(budget, weight(103, 10, 203, 50, 20, 40))).toEqual([
    'page (/x): 103 bytes in all, budget 102',
    'page (/x): 203 bytes read to its end, budget 202',
  ]);
});

it('lets a page without a budget for its end be read to it', () => {
  expect(excesses({ ...budget, scrolled: undefined }, weight(100, 10, 9_999, 50, 20))).toEqual([]);
});

it('says so when a page was not weighed', () => {
  expect(excesses(budget, undefined)).toEqual(['page (/x): was not weighed']);
});

it('has budgets for the page types that were agreed on', () => {
  expect(readBudgets().map(({ type }) => type)).toEqual(
    expect.arrayContaining(['home', 'article', 'blog listing', 'category listing', 'contact', 'not found']),
  );
});
