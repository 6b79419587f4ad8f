import { expect, it } from 'vitest';
import { outline, renderMarkdown } from './markdown';
import { checkFigures, htmlParts } from './markdown-figures';
import type { Problem } from './problems';

const PLACED = 'Before.\n\n![A clock of "24" hours](figure:posting-clock "One day")\n\nAfter it.\n';

function problemsOf(markdown: string): Problem[] {
  const problems: Problem[] = [];
  checkFigures(outline(markdown).figures, 'articles/a.md', 10, (problem) => problems.push(problem));
  return problems;
}

it('renders a figure as its alternative text and caption, which is what a feed shows', () => {
  expect(renderMarkdown(PLACED)).toContain(
    '<figure data-figure="posting-clock">\n<p>A clock of "24" hours</p>\n<figcaption>One day</figcaption>\n</figure>',
  );
});

it('does not count a figure as words to be read', () => {
  expect(outline(PLACED).words).toBe(3);
});

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
    { file: 'articles/a.md', field: '(body) line 12', reason: expect.stringContaining(reason) },
  ]);
});

it('splits rendered text at its figures', () => {
  const [before, figure, after, ...rest] = htmlParts(renderMarkdown(PLACED));
  expect(before).toEqual({ html: expect.stringContaining('Before.') });
  expect(figure).toEqual({
    figure: 'posting-clock',
    alt: 'A clock of "24" hours',
    caption: 'One day',
  });
  expect(after).toEqual({ html: expect.stringContaining('After it.') });
  expect(rest).toEqual([]);
});

it('leaves a text without figures whole', () => {
  expect(htmlParts('<p>One.</p>')).toEqual([{ html: '<p>One.</p>' }]);
});

it('does not draw a figure that does not exist', () => {
  const html = renderMarkdown('![Alt](figure:nothing "Caption")');
  expect(() => htmlParts(html)).toThrow('"nothing" is not a figure');
});
