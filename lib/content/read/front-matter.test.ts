import { describe, expect, it } from 'vitest';
import { parse, YAMLParseError } from 'yaml';
import type { Problem } from '../problems';
import { splitMarkdown, yamlFault } from './front-matter';

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

describe('yamlFault', () => {
  function faultOf(source: string) {
    try {
      parse(source);
    } catch (error) {
      if (error instanceof YAMLParseError) return yamlFault(error, source);
      throw error;
    }
    throw new Error('This is sound YAML.');
  }

  it.each([
    [
      'a quote that is not closed',
      'a: one\nb: "two\nc: three\nd: four',
      2,
      'a text begins with " and does not end with it',
    ],
    [
      'an apostrophe that is not closed',
      "a: 'one\nb: two",
      1,
      "a text begins with ' and does not end with it",
    ],
    [
      'words behind a quote',
      'a: one\nb: "two" three',
      2,
      'text goes on behind its closing quote: put the whole in quotes',
    ],
    ['a colon in a text', 'a: one\nb: two: three', 2, 'put the text in quotes, it holds a colon'],
    ['a name twice', 'a: one\na: two', 2, 'a field is written twice'],
    ['a first character that means something', 'a: @one', 1, 'put the text in quotes, its first character'],
    ['a backslash', 'a: "one\\two \\q"', 1, 'a backslash inside double quotes is written twice'],
    ['a list that is not closed', 'a: [one', 1, ''],
  ])('tells line and remedy of %s', (_, source, line, reason) => {
    const fault = faultOf(source);
    expect(fault).toEqual({ line, reason: expect.stringContaining(reason) });
    expect(fault.reason).not.toMatch(/at line|\n/);
  });
});
