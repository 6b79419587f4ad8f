import { expect, it } from 'vitest';
import { litUpTo } from './slider';

it.each([
  [3, '0%'],
  [100, '100%'],
  [51.5, '50%'],
  [0, '0%'],
  [5000, '100%'],
  [25, '22.7%'],
])('lights the track up to %d', (value, expected) => {
  expect(litUpTo(value, 3, 100)).toBe(expected);
});
