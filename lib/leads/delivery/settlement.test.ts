import { describe, expect, it } from 'vitest';
import { FIRST_PAUSE, LONGEST_PAUSE, RETRY_WINDOW } from '../limits';
import type { Claim } from '../store/queries/queue';
import { NOW } from '../testing/leads.fixture';
import { describe as line, pauseAfter, retryAfter, settlementOf } from './settlement';

const claim = (known: Partial<Claim> = {}) => ({ attempts: 0, waited: 0, ...known }) as Claim;
const FAILED = { kind: 'retry', reason: 'HTTP 500', pause: 0 } as const;

describe('settlementOf', () => {
  it('is over once it is delivered, and remembers when it was first tried', () => {
    expect(settlementOf(claim(), { kind: 'delivered' }, NOW, 1)).toEqual({
      state: 'delivered',
      attempts: 1,
      firstAttemptAt: NOW,
    });
    const later = settlementOf(claim({ attempts: 2, firstAttemptAt: 5 }), { kind: 'delivered' }, NOW, 1);
    expect(later).toMatchObject({ attempts: 3, firstAttemptAt: 5 });
  });

  it('waits after a failure, as long as the receiver asks or its own pause, whichever is longer', () => {
    expect(settlementOf(claim({ waited: 7 }), FAILED, NOW, 1)).toEqual({
      state: 'waiting',
      attempts: 1,
      firstAttemptAt: NOW,
      reason: 'HTTP 500',
      dueAt: NOW + FIRST_PAUSE,
      waited: 7 + FIRST_PAUSE,
    });
    expect(settlementOf(claim(), { ...FAILED, pause: 90_000 }, NOW, 1)).toMatchObject({
      dueAt: NOW + 90_000,
      waited: 90_000,
    });
  });

  it('has failed once the receiver refuses, or the pauses are used up', () => {
    const refused = settlementOf(claim(), { kind: 'refused', reason: 'HTTP 400' }, NOW, 1);
    expect(refused).toMatchObject({ state: 'failed', reason: 'HTTP 400' });
    const tried = (waited: number) => claim({ waited, firstAttemptAt: NOW - RETRY_WINDOW });
    expect(settlementOf(tried(RETRY_WINDOW - 1), FAILED, NOW, 1).state).toBe('waiting');
    expect(settlementOf(tried(RETRY_WINDOW), FAILED, NOW, 1).state).toBe('failed');
  });
});

it('tells the log what became of a delivery, with its reason', () => {
  const tried = { attempts: 2, firstAttemptAt: NOW };
  const told = (outcome: Parameters<typeof settlementOf>[1], waited = 0) =>
    line('contact-1', 'webhook', {
      ...settlementOf(claim({ waited, firstAttemptAt: NOW - RETRY_WINDOW }), outcome, NOW, 1),
      ...tried,
    });
  expect(told({ kind: 'delivered' })).toBe('contact-1 delivered by webhook, attempt 2');
  expect(told(FAILED)).toBe('contact-1 waits by webhook, attempt 2: HTTP 500');
  expect(told(FAILED, RETRY_WINDOW)).toBe('contact-1 failed by webhook, attempt 2: HTTP 500');
});

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
    ['86400', 86_400_000],
    ['99999999999', 86_400_000],
  ])('%j asks for %d ms', (header, pause) => {
    expect(retryAfter(header, NOW)).toBe(pause);
  });
});

it('gives up after 72 hours, by the pauses and by the clock', () => {
  const after = (waited: number, elapsed: number) =>
    settlementOf(claim({ waited, firstAttemptAt: NOW - elapsed }), FAILED, NOW, 1).state;
  expect(after(RETRY_WINDOW - 1, 2 * RETRY_WINDOW)).toBe('waiting');
  expect(after(2 * RETRY_WINDOW, RETRY_WINDOW - 1)).toBe('waiting');
  expect(after(RETRY_WINDOW, RETRY_WINDOW)).toBe('failed');
  expect(RETRY_WINDOW).toBe(72 * 60 * 60 * 1_000);
});
