/** Budgets: bytes are exact, so an exceeded one is a failure and not an opinion. */
import { requestsOf } from '../lib/tools/weight/browse';
import { excesses, readBudgets } from '../lib/tools/weight/budgets';
import { weigh } from '../lib/tools/weight/weigh';
import { expect, test } from './support/test';

// The page for what does not exist is one of the types.
test.use({ allowedErrors: [/status of 404/] });

for (const budget of readBudgets()) {
  test(`${budget.type} stays within its budget`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const requested = await requestsOf(page, `${baseURL}${budget.path}`);
    expect(excesses(budget, weigh('dist', budget.path, requested))).toEqual([]);
  });
}
