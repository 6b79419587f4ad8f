import { expect, it } from 'vitest';
import { readQuote, withQuote } from './quote-link';

it.each([
  ['/#pricing', {}, '/#pricing'],
  [
    '/#pricing',
    { audience: 'students', country: 'KE', budget: '40' },
    '/?audience=students&country=KE&budget=40#pricing',
  ],
  ['https://app.example/new?ref=site', { budget: '3' }, 'https://app.example/new?ref=site&budget=3'],
  ['/?budget=1&x=2#pricing', { budget: undefined, country: 'GH' }, '/?x=2&country=GH#pricing'],
  ['https://app.example', { audience: 'a b&c' }, 'https://app.example?audience=a+b%26c'],
])('adds to %s: %j', (base, quote, address) => {
  expect(withQuote(base, quote)).toBe(address);
});

it('reads back what it wrote, and nothing else', () => {
  const quote = { audience: 'a b&c', country: 'KE', budget: '12.5' };
  expect(readQuote(`${withQuote('', quote)}&other=1`)).toEqual(quote);
  expect(readQuote('?audience=&budget=3')).toEqual({ budget: '3' });
  expect(readQuote('')).toEqual({});
});
