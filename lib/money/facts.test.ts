import { expect, it } from 'vitest';
import { type FactEntry, factText, factUnit } from './facts';

const written = (entry: FactEntry) => {
  const problems: string[] = [];
  return { text: factText(entry, 'USD', (reason) => problems.push(reason)), problems };
};

it.each<[FactEntry, string]>([
  [{ text: '{value:rate}', value: 0.003 }, '$0.003'],
  [{ text: '{value:cents}', value: 5 }, '$5.00'],
  [{ text: '{value:dollars}', value: 10 }, '$10'],
  [{ text: '{value:dollars}', value: 7.5 }, '$7.50'],
  [{ text: 'up to {value:percent}', value: 0.85 }, 'up to 85%'],
  [{ text: '{value:millions}+', value: 10_000_000 }, '10M+'],
  [{ text: '{value:thousands}+', value: 200_000 }, '200K+'],
  [{ text: '{min}-{max} business days', min: 3, max: 5 }, '3-5 business days'],
  [{ text: '{min:digits}+', min: 1000 }, '1000+'],
  [{ text: '{value:word}', value: 0 }, 'zero'],
  [
    { text: '{list}', list: ['Bank transfer', 'Mobile money', 'PayPal'] },
    'bank transfer, mobile money or PayPal',
  ],
  [{ text: '{date}', date: '2025-05-13' }, 'May 13, 2025'],
  [{ text: '24/7' }, '24/7'],
])('writes %j as %s', (entry, text) => {
  expect(written(entry)).toEqual({ text, problems: [] });
});

it.each<[FactEntry, RegExp]>([
  [{ text: '$5.00', value: 5 }, /must show its value/],
  [{ text: '{value:cents} or $10', value: 5 }, /types a figure/],
  [{ text: '{min} to {max}', min: 1 }, /there is no "max"/],
  [{ text: '{value:pence}', value: 5 }, /is none of/],
])('refuses %j', (entry, reason) => {
  expect(written(entry).problems.join()).toMatch(reason);
});

it('tells from the format what a fact counts', () => {
  expect(
    ['{value:cents}', '{value:rate}', '{value:percent}', '{value} days'].map((text) => factUnit({ text })),
  ).toEqual(['USD', 'USD/view', '%', '']);
});

it('writes amounts in the currency of the site', () => {
  const written = (text: string, value: number) => factText({ text, value }, 'EUR', () => {});
  expect(written('{value:cents}', 3)).toBe('€3.00');
  expect(written('{value:dollars}', 10)).toBe('€10');
  expect(written('{value:rate}', 0.003)).toBe('€0.003');
});
