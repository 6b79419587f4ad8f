import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noteOf, payoutText, problemOf } from './earnings';

beforeAll(() => {
  const calculator = {
    never: 'never',
    after: 'after {months}',
    named: 'after {months}, in {month}',
    unread: 'Unread.',
    tooMany: 'At most {most}.',
    loss: 'A loss.',
    rare: 'Over {sum}.',
  };
  vi.stubGlobal('SCRIPT_WORDS', { calculator });
});
afterAll(() => vi.unstubAllGlobals());

it('asks for views that can be read and are not more than there can be', () => {
  expect([problemOf(undefined, 5_000), problemOf(5_000, 5_000), problemOf(5_001, 5_000)]).toEqual([
    'Unread.',
    '',
    'At most 5,000.',
  ]);
});

it('names the month of a payout up to two years ahead, and of none that never comes', () => {
  const today = new Date('2030-12-31T23:00:00Z');
  expect(payoutText(1, today)).toBe('after one month, in February 2031');
  expect(payoutText(24, today)).toBe('after 24 months, in January 2033');
  expect(payoutText(25, today)).toBe('after 25 months');
  expect(payoutText(undefined, today)).toBe('never');
});

it('warns of a loss first, and of sums that few people reach', () => {
  expect(noteOf({ low: -0.01, usual: 101 }, 'USD')).toBe('A loss.');
  expect(noteOf({ low: 0, usual: 100 }, 'USD')).toBe('');
  expect(noteOf({ low: 0, usual: 100.01 }, 'EUR')).toBe('Over €100.');
});
