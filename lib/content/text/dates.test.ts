import { expect, it } from 'vitest';
import { dayToDate, formatDay, hourOfDay, today } from './dates';

it('formats a day as the specification does, whatever the time zone', () => {
  expect(formatDay('2024-03-20')).toBe('March 20, 2024');
  expect(formatDay('2024-01-01')).toBe('January 1, 2024');
});

it('takes a day for its midnight in UTC', () => {
  expect(dayToDate('2024-03-20').toISOString()).toBe('2024-03-20T00:00:00.000Z');
});

it('takes a moment for the day that it is in UTC', () => {
  expect(today(new Date('2024-03-20T23:59:59Z'))).toBe('2024-03-20');
  expect(today(new Date('2024-03-21T01:00:00+03:00'))).toBe('2024-03-20');
});

it.each([
  [0, '00:00'],
  [9, '09:00'],
  [24, '00:00'],
  [43, '19:00'],
])('hour %d is %s', (hour, time) => {
  expect(hourOfDay(hour)).toBe(time);
});
