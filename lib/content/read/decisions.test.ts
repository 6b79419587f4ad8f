import { expect, it } from 'vitest';
import type { Problem } from '../problems';
import { withoutDecisions } from './decisions';

it('takes the marks away wherever they stand, and reports one that is no boolean', () => {
  const problems: Problem[] = [];
  const value = { a: [{ decide: true, b: 1 }, null], decide: false, c: { decide: 'yes' } };
  expect(withoutDecisions(value, 'x.json', (problem) => problems.push(problem))).toEqual({
    a: [{ b: 1 }, null],
    c: {},
  });
  expect(problems).toEqual([{ file: 'x.json', field: 'c.decide', reason: 'must be true or false' }]);
});
