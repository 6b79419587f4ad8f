import { expect, it } from 'vitest';
import { outline, renderMarkdown } from './markdown';
import { htmlParts } from './markdown-figures';

const PLACED = 'Before.\n\n![A clock of "24" hours](figure:posting-clock "One day")\n\nAfter it.\n';

it('renders a figure as its alternative text and caption, which is what a feed shows', () => {
  expect(renderMarkdown(PLACED)).toContain(
    '<figure data-figure="posting-clock">\n<p>A clock of “24” hours</p>\n<figcaption>One day</figcaption>\n</figure>',
  );
});

it('does not count a figure as words to be read', () => {
  expect(outline(PLACED).words).toBe(3);
});

it('splits rendered text at its figures', () => {
  const [before, figure, after, ...rest] = htmlParts(renderMarkdown(PLACED));
  expect(before).toEqual({ html: expect.stringContaining('Before.') });
  expect(figure).toEqual({
    figure: 'posting-clock',
    alt: 'A clock of “24” hours',
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
