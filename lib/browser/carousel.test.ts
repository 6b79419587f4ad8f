import { expect, it } from 'vitest';
import { nearestIndex, swipeBeyondEnd } from './carousel';

it('finds the slide that lies closest to the scroll position', () => {
  expect(nearestIndex([0, 300, 600], 0)).toBe(0);
  expect(nearestIndex([0, 300, 600], 149)).toBe(0);
  expect(nearestIndex([0, 300, 600], 151)).toBe(1);
  expect(nearestIndex([0, 300, 600], 900)).toBe(2);
});

it.each([
  ['left at the end', { dx: -80, dy: 5, before: 900, after: 900 }, 1],
  ['right at the beginning', { dx: 80, dy: -20, before: 0, after: 0 }, -1],
  ['in the middle, which the row follows by itself', { dx: -80, dy: 0, before: 300, after: 340 }, 0],
  ['a touch that hardly moves', { dx: -20, dy: 0, before: 900, after: 900 }, 0],
  ['mostly down the page', { dx: -80, dy: 90, before: 900, after: 900 }, 0],
] as const)('answers a swipe %s', (_, swipe, step) => {
  expect(swipeBeyondEnd(swipe)).toBe(step);
});
