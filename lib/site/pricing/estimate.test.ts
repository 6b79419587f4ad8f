import { describe, expect, it } from 'vitest';
import { dollarsPerView, parseBudget, viewsForBudget } from './selection';

const kenya = { id: 'ke', name: 'Kenya', code: 'KE', currencyCode: 'KES', pricePerView: 0.52 };

describe('dollarsPerView', () => {
  it('converts the price of the country', () => {
    expect(dollarsPerView(kenya, { KES: 130 }, 0.003)).toBeCloseTo(0.004, 10);
  });
  it('is the displayed cost without a country or a rate', () => {
    expect(dollarsPerView(undefined, { KES: 130 }, 0.003)).toBe(0.003);
    expect(dollarsPerView(kenya, {}, 0.003)).toBe(0.003);
  });
});

describe('viewsForBudget', () => {
  it.each([
    [3, 0.003, 1000],
    [25, 0.003, 8333],
    [25, 0.39 / 130, 8333],
    [3, 0.39 / 130, 1000],
    [0.3, 0.1, 3],
    [3, 5, 0],
  ])('$%d at $%d a view', (budget, perView, views) => {
    expect(viewsForBudget(budget, perView)).toBe(views);
  });
});

describe('parseBudget', () => {
  it.each([
    ['3', 3],
    ['3.00', 3],
    [' 25.5 ', 25.5],
    ['3.006', 3.01],
    ['1000', 1000],
    ['1,000', 1000],
    ['0.9k', 900],
    ['2.99', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['1000.01', undefined],
    ['', undefined],
    ['  ', undefined],
    ['ten', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
  ])('reads "%s" as %s', (typed, budget) => {
    expect(parseBudget(typed, 3, 1000)).toBe(budget);
  });
});

it('takes nothing, however wide, for no budget, even where nothing is the least', () => {
  for (const typed of ['', '   ']) expect(parseBudget(typed, 0, 1000), `"${typed}"`).toBeUndefined();
  expect(parseBudget('0', 0, 1000)).toBe(0);
});
