import { expect, it } from 'vitest';
import { checkPictures, refusePictures } from './check-pictures';
import { outline } from './markdown';
import type { Problem } from './problems';

const BODY = '{{set a = 1}}\nOne.\n\n![A](a.jpg)\n\n![B](https://example.org/b.jpg)';
const SOURCE = { file: 'a.md', body: BODY, bodyLine: 10 };
const placed = outline('One.\n\n![A](a.jpg)\n\n![B](https://example.org/b.jpg)').pictures;

it('refuses every picture in a text that may hold none, at its line of the file', () => {
  const problems: Problem[] = [];
  refusePictures(placed, SOURCE, (problem) => problems.push(problem));
  expect(problems).toEqual(
    [
      ['a.jpg', 13],
      ['https://example.org/b.jpg', 15],
    ].map(([name, line]) => ({
      file: 'a.md',
      field: '(body)',
      line,
      reason: `picture "${name}" cannot stand here: articles alone hold pictures`,
    })),
  );
});

it('tells one thing of each picture that cannot be shown, and gives none of them', () => {
  const problems: Problem[] = [];
  const sound = checkPictures(placed, SOURCE, '/nowhere', 'articles', (problem) => problems.push(problem));
  expect(sound.size).toBe(0);
  expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '13 "a.jpg" is not in content/articles/pictures/',
    expect.stringMatching(/^15 .* is on another site/),
  ]);
});
