import { expect, it } from 'vitest';
import { textDirection } from './direction';

it.each([
  ['كيف تكسب', 'rtl'],
  ['"12 كيف" and', 'rtl'],
  ['Jinsi ya كيف', undefined],
  ['🎉 2030', undefined],
  ['', undefined],
])('takes the direction of %s from its first letter', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
