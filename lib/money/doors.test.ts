import { expect, it } from 'vitest';
import { monthRange } from './doors';

it('begins a month with few days at the lowest rate and ends it with many at the usual one', () => {
  const month = { items: 2, days: { min: 8, max: 12 }, rate: { lowest: 0.001, usual: 0.002 } };
  const { low, high } = monthRange(200, month);
  expect([low, high].map((sum) => sum.toFixed(2))).toEqual(['3.20', '9.60']);
});
