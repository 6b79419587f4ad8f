import { expect, it } from 'vitest';
import { ContentError, formatProblems } from './problems';

const PROBLEMS = [
  { file: 'site.json', field: 'url', reason: 'is missing' },
  { file: 'a.md', field: '(body)', reason: 'is empty', line: 4 },
  { file: 'b.json', field: '(file)', reason: 'is not JSON', line: 2, column: 7 },
];
const LINES = [
  '  content/site.json  url  is missing',
  '  content/a.md:4  (body)  is empty',
  '  content/b.json:2:7  (file)  is not JSON',
].join('\n');

it('gives each problem a line, with the place as editors open it', () => {
  expect(formatProblems(PROBLEMS)).toBe(LINES);
});

it('counts the problems, lists them, and ends with a note where there is one', () => {
  const error = new ContentError(PROBLEMS);
  expect([error.name, error.message]).toEqual(['ContentError', `Content cannot be built (3):\n${LINES}`]);
  expect(error.problems).toBe(PROBLEMS);
  expect(new ContentError(PROBLEMS, 'A note.').message).toBe(`${error.message}\nA note.`);
});
