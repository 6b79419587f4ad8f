import { expect, it } from 'vitest';
import { checkFigures } from './check-figures';
import { outline } from './markdown';
import type { Problem } from './problems';

const PLACED = '![A clock of 24 hours](figure:posting-clock "One day")';

function problemsOf(markdown: string, body = markdown): Problem[] {
  const problems: Problem[] = [];
  checkFigures(outline(markdown).figures, { file: 'articles/a.md', body, bodyLine: 10 }, (problem) =>
    problems.push(problem),
  );
  return problems;
}

it('accepts a figure that has everything', () => {
  expect(problemsOf(PLACED)).toEqual([]);
});

it.each([
  ['![Alt](figure:nothing "Caption")', '"nothing" is not a figure'],
  ['![](figure:posting-clock "Caption")', 'needs an alternative text'],
  ['![Alt](figure:posting-clock)', 'needs a caption'],
  ['Text ![Alt](figure:posting-clock "Caption")', 'must stand alone'],
  ['- ![Alt](figure:posting-clock "Caption")', 'must stand alone'],
])('names file, line and reason of %s', (markdown, reason) => {
  const problems = problemsOf(`One.\n\n${markdown}`);
  expect(problems).toEqual([
    { file: 'articles/a.md', field: '(body)', line: 12, reason: expect.stringContaining(reason) },
  ]);
});

it('counts lines in the file, also where filling the text removed some', () => {
  const [problem] = problemsOf(
    '![Alt](figure:nothing "Caption")',
    '{{set a = 1}}\n\n![Alt](figure:nothing "Caption")',
  );
  expect(problem?.line).toBe(12);
});
