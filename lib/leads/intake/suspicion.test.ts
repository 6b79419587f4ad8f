import { expect, it } from 'vitest';
import { suspicionsOf } from './suspicion';

it.each([
  [{ website: '', elapsedMs: 2_000 }, []],
  [{}, []],
  [{ website: '  ' }, []],
  [{ website: 'x' }, ['honeypot']],
  [{ elapsedMs: 1_999 }, ['too-fast']],
  [{ elapsedMs: -1, website: 'x' }, ['honeypot', 'too-fast']],
  [{ elapsedMs: '5', website: 7 }, []],
])('%j is suspected of %j', (input, expected) => {
  expect(suspicionsOf(input)).toEqual(expected);
});
