import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMarkdown } from '../markdown';
import type { Problem } from '../problems';
import { keptMarkdown, markdownNames } from './texts';

describe('markdownNames', () => {
  let dir: string;
  let problems: Problem[];
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'content-'));
    problems = [];
    mkdirSync(join(dir, 'news', 'pictures'), { recursive: true });
    for (const name of ['b.md', 'a.md', '2.md', '.hidden']) writeFileSync(join(dir, 'news', name), 'Text.');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const report = (problem: Problem) => problems.push(problem);

  it('lists files by their names, and passes over hidden ones and folders that somebody else reads', () => {
    expect(markdownNames(dir, 'news', report)).toEqual(
      ['2', 'a', 'b'].map((id) => ({ id, file: `news/${id}.md` })),
    );
    expect(problems).toEqual([]);
  });

  it('reports what would be passed over without a word', () => {
    writeFileSync(join(dir, 'news', 'c.mdx'), '');
    mkdirSync(join(dir, 'news', 'drafts'));
    expect(markdownNames(dir, 'news', report)).toHaveLength(3);
    const reason = 'is not read: news/ holds files that end with .md, and pictures/';
    expect(problems).toEqual(
      ['news/c.mdx', 'news/drafts'].map((file) => ({ file, field: '(file)', reason })),
    );
  });

  it.each(['My Article.md', 'One.md', 'a_b.md'])('says what is wrong with the name of %s', (name) => {
    writeFileSync(join(dir, 'news', name), 'Text.');
    markdownNames(dir, 'news', report);
    expect(problems).toEqual([
      { file: `news/${name}`, field: '(name)', reason: 'must be lower-case words joined by hyphens' },
    ]);
  });

  it('takes a folder that is not there for an empty one', () => {
    expect(markdownNames(dir, 'nowhere', report)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('keptMarkdown', () => {
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
});
