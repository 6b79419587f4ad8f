import { expect, it } from 'vitest';
import { progress } from './progress';

it('says every three seconds how many are done, and nothing of what is done sooner', () => {
  const lines: string[] = [];
  let now = 0;
  const done = progress(
    'Finishing',
    9,
    (line) => lines.push(line),
    () => now,
  );
  for (now of [500, 1_000, 2_999]) done();
  expect(lines).toEqual([]);
  for (now of [3_000, 4_000, 5_999, 6_000]) done();
  expect(lines).toEqual(['  Finishing: 4 of 9', '  Finishing: 7 of 9']);
});
