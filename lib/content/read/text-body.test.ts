import { expect, it } from 'vitest';
import { readMarkdown } from '../markdown';
import { keptMarkdown } from './text-body';

const picture = (hash: string) => () => ({ picture: { file: 'a b.jpg', hash, width: 600, height: 100 } });
/** Not seen by any run before. */
const TEXT = `## ${Date.now()}\n\n![A](a%20b.jpg)\n`;

it('gives what reading gives, the first time and again', () => {
  for (const _ of ['first', 'again']) {
    expect(keptMarkdown(TEXT, picture('one'))).toEqual(readMarkdown(TEXT, picture('one')));
  }
});

it('reads anew where a picture is another, or may not stand', () => {
  expect(keptMarkdown(TEXT, picture('two')).html).toContain('a-b-two-');
  expect(keptMarkdown(TEXT).problems).toEqual([expect.objectContaining({ line: 3 })]);
});
