import { expect, it } from 'vitest';
import { currencySign } from '@/lib/money';
import { roomFor } from './sign';

it('leaves room for the sign of each currency, which begins at 16 px', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const sign = currencySign(currency);
    const room = 4 * Number(roomFor(sign).slice(3));
    // A capital of the text's size is 12 px wide at most.
    expect(room, currency).toBeGreaterThanOrEqual(16 + 12 * sign.length);
  }
  expect(roomFor('')).toBe('pl-4');
});
