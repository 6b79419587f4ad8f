import { expect, it } from 'vitest';
import { tabForKey } from './tabs';

it('moves along the tabs and wraps at both ends', () => {
  expect(tabForKey('ArrowRight', 0, 4)).toBe(1);
  expect(tabForKey('ArrowRight', 3, 4)).toBe(0);
  expect(tabForKey('ArrowLeft', 0, 4)).toBe(3);
  expect(tabForKey('Home', 2, 4)).toBe(0);
  expect(tabForKey('End', 1, 4)).toBe(3);
});

it('leaves other keys to the browser', () => {
  expect(tabForKey('ArrowDown', 0, 4)).toBeUndefined();
  expect(tabForKey('a', 0, 4)).toBeUndefined();
});
