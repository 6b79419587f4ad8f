import { expect, it } from 'vitest';
import { reasonOf } from './log';

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
