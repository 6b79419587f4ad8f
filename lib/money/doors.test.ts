import { expect, it } from 'vitest';
import { monthRange, payoutMonths } from './doors';

it('pays every view of a month at the lowest rate and at the usual one', () => {
  const month = { items: 2, days: 10, rate: { lowest: 0.001, usual: 0.002 } };
  const { low, high } = monthRange(200, month);
  expect([low, high].map((sum) => sum.toFixed(2))).toEqual(['4.00', '8.00']);
});

it('names the months in which the balance reaches what is paid out', () => {
  expect(payoutMonths({ low: 3.2, high: 9.6 }, 10)).toEqual({ from: 2, to: 4 });
  expect(payoutMonths({ low: 10, high: 30 }, 10)).toEqual({ from: 1, to: 1 });
});
