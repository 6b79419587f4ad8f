/** Budgets: bytes are exact, so an exceeded one is a failure and not an opinion. */

import { expect, test } from './support/test';
import { requestsOf } from './weight/browse';
import { excesses, readBudgets } from './weight/budgets';
import { fileOf, weigh } from './weight/weigh';

// The page for what does not exist is one of the types.
test.use({ allowedErrors: [/status of 404/] });

for (const budget of readBudgets()) {
  test(`${budget.type} stays within its budget`, async ({ page, baseURL }) => {
    test.skip(!fileOf('dist', budget.path), `${budget.path} is gone, or elsewhere`);
    await page.setViewportSize({ width: 360, height: 640 });
    const requested = await requestsOf(page, `${baseURL}${budget.path}`);
    expect(excesses(budget, weigh('dist', budget.path, requested))).toEqual([]);
  });
}
