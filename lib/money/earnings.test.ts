import { expect, it } from 'vitest';
import { earningsADay, earningsAMonth } from './earnings';

const perView = { low: 0.001, high: 0.01 };

it.each([
  [200, 3, { low: 0.6, high: 6 }, { low: 18, high: 180 }],
  [50, 1, { low: 0.05, high: 0.5 }, { low: 1.5, high: 15 }],
  [2000, 5, { low: 10, high: 100 }, { low: 300, high: 3000 }],
  [0, 5, { low: 0, high: 0 }, { low: 0, high: 0 }],
])('%d views on each of %d items', (views, items, day, month) => {
  expect(earningsADay(views, items, perView)).toEqual(day);
  expect(earningsAMonth(earningsADay(views, items, perView))).toEqual(month);
});
