import { expect, it } from 'vitest';
import { excesses, readBudgets } from './budgets';
import type { Weight } from './weigh';

const weight = (total: number, script: number) =>
  ({ path: '/x', total: { brotli: total }, kinds: { script: { brotli: script } } }) as Weight;
const budget = { type: 'page', path: '/x', total: 100, script: 10 };

it('allows a budget to be spent, and not a byte more', () => {
  expect(excesses(budget, weight(100, 10))).toEqual([]);
  expect(excesses(budget, weight(101, 11))).toEqual([
    'page (/x): 101 bytes in all, budget 100',
    'page (/x): 11 bytes of script, budget 10',
  ]);
});

it('says so when a page was not weighed', () => {
  expect(excesses(budget, undefined)).toEqual(['page (/x): was not weighed']);
});

it('has the budgets of the page types that were agreed on', () => {
  const totals = Object.fromEntries(readBudgets().map(({ type, total, script }) => [type, [total, script]]));
  expect(totals).toMatchObject({
    home: [60_000, 5_000],
    article: [30_000, 5_000],
    'blog listing': [30_000, 5_000],
    'category listing': [30_000, 5_000],
  });
});
