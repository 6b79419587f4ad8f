import { expect, it } from 'vitest';
import { averageOf, numberWithin, parseNumber } from './number';

it.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200', 1200],
  ["1'200", 1200],
  ['1,234,567.5', 1234567.5],
  ['1.2k', 1200],
  ['1.2 K', 1200],
  ['2m', 2_000_000],
  ['$40', 40],
  ['$ 40', 40],
  ['€1,000', 1000],
  [' 25.5 ', 25.5],
  ['12,50', 12.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['0', 0],
  ['007', 7],
  ['', undefined],
  [' ', undefined],
  ['.', undefined],
  ['k', undefined],
  ['$', undefined],
  ['ten', undefined],
  ['-3', undefined],
  ['1,2000', undefined],
  ['12,00,000', undefined],
  ['1.2.3', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
])('reads "%s" as %s', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

it.each([
  ['50', 50],
  ['2,000', 2000],
  ['49', undefined],
  ['2001', undefined],
  ['many', undefined],
])('takes "%s" for %s from 50 to 2,000', (typed, number) => {
  expect(numberWithin(typed, { min: 50, max: 2000 })).toBe(number);
});

it.each([
  ['60', 60],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1.2k', 1200],
  ['5,480', 5480],
  [' 48, 61, 55, 70, 52 ', 57],
  ['48,61,55', 54],
  ['48 61', 54],
  ['48/61', 54],
  ['1,200, 1,100', 1150],
  ['1,200 1,100', 1150],
  ['1,200 300', 750],
  ['1 200, 900', 1050],
  ['48 / 61', 54],
  ['1.2k, 800', 1000],
  ['120, 130, 125,', 125],
  ['', undefined],
  ['many', undefined],
  ['48, x', undefined],
  ['48, 61 55', undefined],
  ['4.5', undefined],
  ['-3', undefined],
])('averages "%s" to %s', (typed, views) => {
  expect(averageOf(typed)).toBe(views);
});
