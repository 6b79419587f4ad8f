import { expect, it } from 'vitest';
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

function log() {
  const said: string[] = [];
  let now = 0;
  const warn = warnOnce(
    (line, level) => said.push(`${level} ${line}`),
    () => now,
  );
  return {
    said,
    warn: (line: string) => warn('origin', line),
    about: warn,
    wait: (milliseconds: number) => (now += milliseconds),
  };
}

it('says each warning once an hour', () => {
  const { said, warn, wait } = log();
  warn('a');
  warn('a');
  warn('b');
  wait(HOUR - 1);
  warn('a');
  expect(said).toEqual(['warning a', 'warning b']);
  wait(1);
  warn('a');
  expect(said).toEqual(['warning a', 'warning b', 'warning a']);
});

it('says at most twenty different ones of a topic in an hour, whoever asks for more', () => {
  const { said, warn, about, wait } = log();
  for (let number = 0; number < 80; number += 1) warn(String(number));
  expect(said).toHaveLength(20);
  about('flood', 'contact: a flood');
  expect(said.at(-1)).toBe('warning contact: a flood');
  wait(HOUR);
  warn('79');
  expect(said).toHaveLength(22);
});
