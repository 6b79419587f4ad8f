import { describe, expect, it } from 'vitest';
import { LONGEST_PAUSE, LONGEST_RETRY_AFTER, RETRY_WINDOW } from '../limits';
import { NOW } from '../testing/leads';
import { isExhausted, pauseAfter, retryAfter } from './pauses';

describe('pauseAfter', () => {
  it('doubles up to the longest', () => {
    expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 1))).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(pauseAfter(50, 1)).toBe(LONGEST_PAUSE);
    expect(pauseAfter(100_000, 1)).toBe(LONGEST_PAUSE);
  });

  it('is spread over half of the pause', () => {
    expect(pauseAfter(3, 0)).toBe(4_000);
    expect(pauseAfter(3, 0.5)).toBe(6_000);
  });
});

describe('retryAfter', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['soon', 0],
    ['-5', 0],
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7_000],
    ['Fri, 20 Nov 2026 08:01:00 GMT', 60_000],
    ['Fri, 20 Nov 2020 08:01:00 GMT', 0],
    ['99999999999', LONGEST_RETRY_AFTER],
  ])('%j asks for %d ms', (header, pause) => {
    expect(retryAfter(header, NOW)).toBe(pause);
  });
});

it('gives up after 72 hours, by the pauses and by the clock', () => {
  expect(isExhausted(RETRY_WINDOW - 1, 2 * RETRY_WINDOW)).toBe(false);
  expect(isExhausted(2 * RETRY_WINDOW, RETRY_WINDOW - 1)).toBe(false);
  expect(isExhausted(RETRY_WINDOW, RETRY_WINDOW)).toBe(true);
  expect(RETRY_WINDOW).toBe(72 * 60 * 60 * 1_000);
});
