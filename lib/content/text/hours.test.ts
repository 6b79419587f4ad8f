import { expect, it } from 'vitest';
import { hourOfDay } from './dates';

it.each([
  [0, '00:00'],
  [9, '09:00'],
  [24, '00:00'],
  [43, '19:00'],
])('hour %d is %s', (hour, time) => {
  expect(hourOfDay(hour)).toBe(time);
});
