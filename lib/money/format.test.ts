import { expect, it } from 'vitest';
import { formatCount, formatDollars, formatMoney, formatPrice } from './format';

it('formats amounts as copy states them', () => {
  expect(formatDollars(3)).toBe('$3.00');
  expect(formatDollars(1250.5)).toBe('$1,250.50');
  expect(formatCount(8333)).toBe('8,333');
  expect(formatMoney(1250.5, 'USD')).toBe('$1,250.50');
  expect(formatMoney(-0.4, 'USD')).toBe('−$0.40');
  expect(formatMoney(1892.8, 'KES')).toBe('KES\u00a01,893');
  expect(formatMoney(3.456, 'KES')).toBe('KES\u00a03.46');
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
