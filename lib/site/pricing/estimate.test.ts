import { describe, expect, it } from 'vitest';
import { dollarsPerView, viewsForBudget } from './selection';

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
