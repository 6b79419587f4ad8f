import { expect, it } from 'vitest';
import {
  countedItems,
  dataCost,
  monthSum,
  monthsToPayout,
  payoutMonth,
  type Span,
  shareOf,
  spanText,
  tierViews,
} from './earnings';

const month = { views: 60, items: 2, days: 12, refused: 4 };

it('pays what counts', () => {
  expect(countedItems(month)).toBe(20);
  expect(monthSum(month, 0.001)).toBe(1.2);
  expect(monthSum(month, 0.002)).toBe(2.4);
  expect(monthSum({ ...month, refused: 99 }, 0.002)).toBe(0);
  expect(monthSum({ views: 55, items: 1, days: 1, refused: 0 }, 0.003)).toBe(0.17);
});

it('charges data for every ad, refused or not', () => {
  expect(dataCost(month, 13, 100)).toBe(31.2);
});

it.each([
  [3.6, 10, 3],
  [10, 10, 1],
  [0.1, 0.3, 3],
  [12, 5, 1],
  [0, 10, undefined],
  [-1, 10, undefined],
])('$%d a month reaches $%d in %s months', (sum, threshold, months) => {
  expect(monthsToPayout(sum, threshold)).toBe(months);
});

it.each([
  ['2026-11-01', 1, '2026-12-01'],
  ['2026-11-02', 1, '2027-01-01'],
  ['2026-11-25', 3, '2027-03-01'],
])('from %s, %d months are paid in the month of %s', (start, months, paid) => {
  expect(payoutMonth(new Date(start), months).toISOString().slice(0, 10)).toBe(paid);
});

it('says how much of a payout a month brings, no more than all of it', () => {
  expect([shareOf(2.5, 10), shareOf(25, 10), shareOf(-1, 10)]).toEqual([25, 100, 0]);
});

it.each<[Span, string, string]>([
  [{ min: 100, max: 500 }, '85 to 425', '0.085 to 0.425'],
  [{ min: 500, max: 1000 }, '425 to 850', '0.425 to 0.85'],
  [{ min: 1000 }, 'from 850', 'from 0.85'],
  [{ min: 99, max: 101 }, '84 to 85', '0.084 to 0.085'],
])('%j contacts', (contacts, views, pay) => {
  const seen = tierViews(contacts, 0.85);
  expect(spanText(seen, String)).toBe(views);
  expect(spanText(seen, (value) => String(Number(value.toFixed(3))), 0.001)).toBe(pay);
});
