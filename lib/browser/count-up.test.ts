import { expect, it } from 'vitest';
import { countFrame } from './count-up';

it('keeps the unit and the decimals of the figure on the way', () => {
  expect(countFrame('10M+', 0)).toBe('0M+');
  expect(countFrame('200K+', 0.5)).toBe('100K+');
  expect(countFrame('5.2x', 0.5)).toBe('2.6x');
  expect(countFrame('98%', 0.999)).toBe('98%');
  expect(countFrame('4.25M', 0.5)).toBe('2.13M');
});

it('ends on the very text', () => {
  expect(countFrame('5.20x', 1)).toBe('5.20x');
  expect(countFrame('007', 1)).toBe('007');
  expect(countFrame('many', 0.5)).toBe('many');
});
