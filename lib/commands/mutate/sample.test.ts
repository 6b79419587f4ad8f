import { expect, it } from 'vitest';
import { sampleOf } from './sample.mjs';

it('passes one mistake in so many to the tests, and answers for all at once', async () => {
  const mistakes = ['0', '1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id }));
  const sample = sampleOf({ every: 3 });
  expect(await sample.group(mistakes)).toEqual([mistakes.map(({ id }) => id)]);
  const answers: Record<string, { status: string }> = await sample.check(mistakes);
  expect(mistakes.map(({ id }) => answers[id]?.status === 'passed')).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
});
