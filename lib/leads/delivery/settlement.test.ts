import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_PAUSE, LONGEST_PAUSE, RETRY_WINDOW } from '../limits';
import type { Claim } from '../store/queue';
import { NOW } from '../testing/leads.fixture';
import { describe as line, pauseAfter, retryAfter, settlementOf } from './settlement';

const claim = (known: Partial<Claim> = {}) => ({ attempts: 0, waited: 0, ...known }) as Claim;
const FAILED = { kind: 'retry', reason: 'HTTP 500', pause: 0 } as const;

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1));
afterEach(() => void vi.restoreAllMocks());

describe('settlementOf', () => {
  it('is over once it is delivered', () => {
    const settled = settlementOf(claim({ attempts: 2 }), { kind: 'delivered' }, NOW);
    expect(settled).toEqual({ state: 'delivered', attempts: 3 });
  });

  it('waits after a failure, as long as the receiver asks or its own pause, whichever is longer', () => {
    expect(settlementOf(claim({ waited: 7 }), FAILED, NOW)).toEqual({
      state: 'waiting',
      attempts: 1,
      reason: 'HTTP 500',
      dueAt: NOW + FIRST_PAUSE,
      waited: 7 + FIRST_PAUSE,
    });
    expect(settlementOf(claim(), { ...FAILED, pause: 90_000 }, NOW)).toMatchObject({
      dueAt: NOW + 90_000,
      waited: 90_000,
    });
  });

  it('has failed once the receiver refuses, or 72 hours of pauses are used up', () => {
    const refused = settlementOf(claim(), { kind: 'refused', reason: 'HTTP 400' }, NOW);
    expect(refused).toMatchObject({ state: 'failed', reason: 'HTTP 400' });
    expect(settlementOf(claim({ waited: RETRY_WINDOW - 1 }), FAILED, NOW).state).toBe('waiting');
    expect(settlementOf(claim({ waited: RETRY_WINDOW }), FAILED, NOW).state).toBe('failed');
    expect(RETRY_WINDOW).toBe(72 * 60 * 60 * 1_000);
  });
});

it('tells the log what became of a delivery, with its reason', () => {
  const told = (outcome: Parameters<typeof settlementOf>[1], waited = 0) =>
    line('contact-1', 'webhook', settlementOf(claim({ attempts: 1, waited }), outcome, NOW));
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
