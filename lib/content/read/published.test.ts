import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Problem } from '../problems';
import { PUBLISHED_FILE, readPublished } from './published';

let dir: string;
let problems: Problem[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  problems = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (file: string, value: unknown) => writeFileSync(join(dir, file), JSON.stringify(value));
const read = () => readPublished(dir, (problem) => problems.push(problem));

it('tells published addresses, and slugs and old addresses as they are typed', () => {
  write(PUBLISHED_FILE, { 'article one': '/one' });
  write('categories.json', { blog: [{ slug: '{product}-news' }], topics: [{ slug: 'b' }, { slug: 'c' }] });
  write('redirects.json', { exact: [{ from: '/old', to: '/new' }], prefix: [{ from: '/p', to: '/q' }] });
  expect(read()).toEqual({
    addresses: new Map([['article one', '/one']]),
    slugs: ['{product}-news', 'b', 'c'],
    oldPaths: ['/old'],
  });
  expect(problems).toEqual([]);
});

it('takes a list that is not there yet for an empty one, and leaves other files to those who read them', () => {
  write('categories.json', { blog: 'none', topics: ['text'] });
  expect(read()).toEqual({ addresses: new Map(), slugs: [''], oldPaths: [] });
  expect(problems).toEqual([]);
});

it('reports what is wrong with the list', () => {
  write(PUBLISHED_FILE, { one: 'one' });
  expect(read().addresses).toEqual(new Map());
  expect(problems).toEqual([
    {
      file: PUBLISHED_FILE,
      field: 'one',
      reason: 'must be a path on this site that begins with one slash',
    },
  ]);
});
