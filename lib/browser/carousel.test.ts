import { expect, it } from 'vitest';
import { nearestIndex, wrapIndex } from './carousel';

it('wraps both ways', () => {
  expect(wrapIndex(-1, 4)).toBe(3);
  expect(wrapIndex(4, 4)).toBe(0);
  expect(wrapIndex(2, 4)).toBe(2);
});

it('finds the slide that lies closest to the scroll position', () => {
  expect(nearestIndex([0, 300, 600], 0)).toBe(0);
  expect(nearestIndex([0, 300, 600], 149)).toBe(0);
  expect(nearestIndex([0, 300, 600], 151)).toBe(1);
  expect(nearestIndex([0, 300, 600], 900)).toBe(2);
});
