import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Problem } from '../problems';
import { markdownNames } from './texts';

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
  expect(problems).toEqual(['news/c.mdx', 'news/drafts'].map((file) => ({ file, field: '(file)', reason })));
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
