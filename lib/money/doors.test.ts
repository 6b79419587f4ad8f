import { expect, it } from 'vitest';
import { monthRange, payoutMonths } from './doors';

it('begins a month with few days at the lowest rate and ends it with many at the usual one', () => {
  const month = { items: 2, days: { min: 8, max: 12 }, rate: { lowest: 0.001, usual: 0.002 } };
  const { low, high } = monthRange(200, month);
  expect([low, high].map((sum) => sum.toFixed(2))).toEqual(['3.20', '9.60']);
});

it('names the months in which the balance reaches what is paid out', () => {
  expect(payoutMonths({ low: 3.2, high: 9.6 }, 10)).toEqual({ from: 2, to: 4 });
  expect(payoutMonths({ low: 10, high: 30 }, 10)).toEqual({ from: 1, to: 1 });
});
