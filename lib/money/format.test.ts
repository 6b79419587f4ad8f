import { expect, it } from 'vitest';
import { currencyName, formatAmount, formatCount, formatMoney, formatPrice, formatRate } from './format';

const RATES = { own: 'USD', perUnit: { KES: 130 } };

it('formats amounts in the currency of the site, whichever that is', () => {
  expect(formatAmount(3, 'USD')).toBe('$3.00');
  expect(formatAmount(1250.5, 'EUR')).toBe('€1,250.50');
  expect(formatAmount(-0.4, 'USD')).toBe('−$0.40');
  expect(formatRate(0.002, 'EUR')).toBe('€0.002');
  expect(formatCount(8333)).toBe('8,333');
  expect([currencyName('USD'), currencyName('EUR')]).toEqual(['US dollars', 'euros']);
});

it.each([
  [3.2, 'KES', 'KES 416'],
  [0.424, 'KES', 'KES 55.12'],
  [0.4, 'KES', 'KES 52'],
  [0.05, 'KES', 'KES 6.50'],
  [1000, 'KES', 'KES 130,000'],
  [-14.56, 'KES', '−KES 1,893'],
  [0.424, 'XXX', '$0.42'],
  [1250.5, 'USD', '$1,250.50'],
])('shows %d of the site’s currency in %s as %s', (amount, code, text) => {
  expect(formatMoney(amount, code, RATES)).toBe(text.replace(' ', '\u00a0'));
});

it.each([
  [0.39, 'KES 0.39'],
  [10.4, 'KES 10.40'],
  [0.06, 'KES 0.060'],
  [0.003, 'KES 0.003'],
  [1740, 'KES 1,740.00'],
])('gives a price the decimals it needs: %d', (amount, text) => {
  expect(formatPrice(amount, 'KES')).toBe(text.replace(' ', '\u00a0'));
});
