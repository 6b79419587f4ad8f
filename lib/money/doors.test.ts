import { expect, it } from 'vitest';
import { formatSum } from './currency';
import { monthRange, readNumber } from './doors';

it('begins a month with few days at the lowest rate and ends it with many at the usual one', () => {
  const month = { items: 2, days: { min: 8, max: 12 }, rate: { lowest: 0.001, usual: 0.002 } };
  const { low, high } = monthRange(200, month);
  expect([low, high].map((sum) => sum.toFixed(2))).toEqual(['3.20', '9.60']);
});

it.each([
  ['200', 200],
  ['50', 50],
  ['2000', 2000],
  ['49', undefined],
  ['2001', undefined],
  ['', undefined],
  ['many', undefined],
])('reads "%s" as %s', (typed, number) => {
  expect(readNumber(typed, { min: 50, max: 2000 })).toBe(number);
});

it.each([
  [3.2, 'KES', 'KES 416'],
  [0.424, 'KES', 'KES 55'],
  [0.05, 'KES', 'KES 6.50'],
  [1000, 'KES', 'KES 130,000'],
  [0.424, 'XXX', '$0.42'],
  [12.5, 'USD', '$13'],
])('shows $%d in %s as %s', (dollars, code, text) => {
  expect(formatSum(dollars, code, { KES: 130 })).toBe(text.replace(' ', '\u00a0'));
});
