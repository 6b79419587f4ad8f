import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RATE_WINDOW } from '../limits';
import { SubmissionLimits, tooMany } from './rate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts each network, for all forms together', async () => {
  const limits = new SubmissionLimits(100, 2);
  expect(await limits.count('contact', 'a')).toBeUndefined();
  expect(await limits.count('partner', 'a')).toBeUndefined();
  expect(await limits.count('contact', 'a')).toBe(RATE_WINDOW / 1_000);
  expect(await limits.count('contact', 'b')).toBeUndefined();
});

it('counts each form, for all networks together, and those unknown', async () => {
  const limits = new SubmissionLimits(2, 100);
  expect(await limits.count('contact', 'a')).toBeUndefined();
  expect(await limits.count('contact', undefined)).toBeUndefined();
  expect(await limits.count('contact', 'b')).toBe(RATE_WINDOW / 1_000);
  expect(await limits.count('newsletter', 'b')).toBeUndefined();
});

it('lets one network not use up the form for the others', async () => {
  const limits = new SubmissionLimits(3, 1);
  for (let n = 0; n < 10; n += 1) await limits.count('contact', 'a');
  expect(await limits.count('contact', 'b')).toBeUndefined();
});

it('forgets after ten minutes', async () => {
  const limits = new SubmissionLimits(100, 1);
  await limits.count('contact', 'a');
  vi.advanceTimersByTime(RATE_WINDOW + 1);
  expect(await limits.count('contact', 'a')).toBeUndefined();
});

it('says how long to wait in words', () => {
  expect(tooMany(5).message).toContain('try again in a minute.');
  expect(tooMany(599).message).toContain('try again in 10 minutes.');
  expect(tooMany(599)).toMatchObject({ status: 429, retryAfter: 599 });
});
