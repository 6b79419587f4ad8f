import { describe, expect, it } from 'vitest';
import { outline } from './markdown';
import { checkBody, linksInFile } from './markdown-body';
import type { Problem } from './problems';

/** A body that begins on line 10 of its file; filling it may have moved lines. */
function problemsOf(body: string, filled = body): Problem[] {
  const problems: Problem[] = [];
  checkBody({ file: 'a.md', body, bodyLine: 10 }, outline(filled), (problem) => problems.push(problem));
  return problems;
}

it('accepts a text, and refuses none', () => {
  expect(problemsOf('One.')).toEqual([]);
  expect(problemsOf('')).toEqual([{ file: 'a.md', field: '(body)', reason: 'is empty' }]);
});

describe('the line of a mistake', () => {
  const title = (line: number) => [
    { file: 'a.md', field: '(body)', line, reason: expect.stringContaining('"# Two" is a second title') },
  ];

  it('is that of the file', () => {
    expect(problemsOf('# Two')).toEqual(title(10));
    expect(problemsOf('One.\n\n# Two')).toEqual(title(12));
  });

  it('is that where it was typed, whatever was filled in or left out before it', () => {
    expect(problemsOf('{{set a = 1}}\nOne.\n\n# Two', 'One.\n\n# Two')).toEqual(title(13));
    expect(problemsOf('{{each}}\n\n# Two', '1\n2\n3\n\n# Two')).toEqual(title(12));
  });

  it('is that of the filled text where it was not typed so', () => {
    expect(problemsOf('One.\n\n# {name}', 'One.\n\n# Two')).toEqual(title(12));
  });
});

it('also reports figures that cannot be drawn', () => {
  expect(problemsOf('![A](figure:nothing "B")')).toEqual([
    expect.objectContaining({ line: 10, reason: expect.stringContaining('"nothing" is not a figure') }),
  ]);
});

it('tells links with the lines of their file', () => {
  const body = '{{set a = 1}}\nAn [a](/a).\n\nA [b](/b).';
  const found = outline('An [a](/a).\n\nA [b](/b).');
  expect(linksInFile({ file: 'a.md', body, bodyLine: 10 }, found)).toEqual([
    { target: '/a', line: 11 },
    { target: '/b', line: 13 },
  ]);
});
