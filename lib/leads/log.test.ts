import { expect, it, onTestFinished, vi } from 'vitest';
import { reasonOf, warnOnce } from './log';

const coded = (code: string) => Object.assign(new Error('of ann@example.com'), { code });

it.each([
  ['the system’s code', coded('ENOSPC'), 'ENOSPC'],
  [
    'the code behind an error',
    new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
    'ECONNREFUSED',
  ],
  ['the code of the first of several', new AggregateError([coded('ETIMEDOUT'), coded('x')]), 'ETIMEDOUT'],
  ['the name of one without a code', new RangeError('of ann@example.com'), 'RangeError'],
  ['the name where the code says nothing', coded(''), 'Error'],
  ['that it is no error', 'of ann@example.com', 'unknown error'],
])('tells %s, and nothing of what was sent', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

const HOUR = 3_600_000;

it('says each warning once an hour, and of a topic one', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const warn = warnOnce((line, level) => said.push(`${level} ${line}`));
  for (const line of ['a', 'a', 'b']) warn(line);
  for (const sender of ['x', 'y', 'z']) warn(`from ${sender}`, 'origin');
  vi.advanceTimersByTime(HOUR - 1);
  warn('a');
  expect(said).toEqual(['warning a', 'warning b', 'warning from x']);
  vi.advanceTimersByTime(1);
  warn('a');
  warn('from z', 'origin');
  expect(said.slice(3)).toEqual(['warning a', 'warning from z']);
});
