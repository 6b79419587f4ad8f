import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems';
import { splitMarkdown } from './front-matter';

function split(text: string) {
  const problems: Problem[] = [];
  return { file: splitMarkdown(text, 'a.md', (problem) => problems.push(problem)), problems };
}

describe('a file', () => {
  it.each([
    ['with both', '---\ntitle: A\n---\n\nOne.\n', { title: 'A' }, 'One.', 5],
    ['whose body begins at once', '---\ntitle: A\n---\nOne.', { title: 'A' }, 'One.', 4],
    ['with spaces behind the hyphens', '--- \ntitle: A\n--- \nOne.', { title: 'A' }, 'One.', 4],
    ['without front matter', '\nOne.\n\nTwo.\n', {}, 'One.\n\nTwo.', 2],
    ['with nothing between the hyphens', '---\n---\nOne.', {}, 'One.', 3],
    ['without a body', '---\ntitle: A\n---\n', { title: 'A' }, '', 4],
    ['with a rule further down', 'One.\n\n---\n', {}, 'One.\n\n---', 1],
  ])('%s is split, with the line of its body', (_, text, data, body, bodyLine) => {
    expect(split(text)).toEqual({ file: { file: 'a.md', data, body, bodyLine }, problems: [] });
  });

  it('keeps a day that does not exist as it is typed, for the schema to refuse', () => {
    expect(split('---\nday: 2024-02-30\n---\n').file?.data).toEqual({ day: '2024-02-30' });
  });
});

describe('a mistake', () => {
  it.each([
    ['another language', '---js\n{}\n---\nOne.', 'is YAML only: "---js" is not supported', 1],
    ['another language behind a space', '--- toml\na = 1\n---\n', 'is YAML only: "---toml"', 1],
    ['no end', '---\ntitle: A\n\nOne.\n', 'has no closing line of three hyphens', 1],
    ['a name twice', '---\na: 1\nb: 2\na: 3\n---\n', 'is not YAML: a field is written twice', 4],
    ['a quote that is not closed', '---\na: 1\nb: "two\n---\n', 'is not YAML: a text begins with "', 3],
  ])('of %s gives one line and no file', (_, text, reason, line) => {
    expect(split(text)).toEqual({
      file: undefined,
      problems: [{ file: 'a.md', field: '(front matter)', line, reason: expect.stringContaining(reason) }],
    });
  });
});
