/** Budgets: bytes are exact, so an exceeded one is a failure and not an opinion. */
import { excesses, readBudgets } from '../lib/weight/budgets';
import { weigh } from '../lib/weight/weigh';
import { expect, test } from './support/test';

for (const budget of readBudgets()) {
  test(`${budget.type} stays within its budget`, () => {
    expect(excesses(budget, weigh('dist', budget.path))).toEqual([]);
  });
}
