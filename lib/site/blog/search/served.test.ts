import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Article } from '../../../content';
import * as caches from '../../../drawing/cache/cache';
import { buildSearchIndex } from './build';
import { inParts } from './parts';
import { firstPart, partNames, searchIndexUrl, searchPart } from './served';

let project: string;
let read: string[];
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'served-'));
  read = [];
  const { openCache } = caches;
  vi.spyOn(caches, 'openCache').mockImplementation((_, kind) => openCache(project, kind));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(project, { recursive: true });
});

/** Articles that note when their text is read. */
const articles = (count: number, text = 'radio'): Article[] =>
  Array.from(
    { length: count },
    (_, index) =>
      ({
        id: `article-${index}`,
        path: `/article-${index}`,
        title: `Title ${index}`,
        excerpt: 'About it.',
        author: { name: 'Ada' },
        category: { slug: 'guides', title: 'Guides', palette: 'leaf' },
        published: '2030-01-01',
        tags: [],
        topics: [],
        headings: [],
        digest: `${index} ${index === 0 ? text : ''}`,
        get markdown() {
          read.push(`article-${index}`);
          return `Word${index} ${index === 0 ? text : ''}`;
        },
      }) as unknown as Article,
  );

it('is what the index is, whole or in parts', () => {
  const small = { articles: articles(3) };
  expect(firstPart(small)).toBe(JSON.stringify(buildSearchIndex(small)));
  expect(partNames(small)).toEqual([]);
  const grown = { articles: articles(100) };
  const { first, parts } = inParts(buildSearchIndex(grown));
  expect(firstPart(grown)).toBe(JSON.stringify(first));
  expect(partNames(grown)).toEqual([...parts.keys()]);
  for (const [name, part] of parts) expect(searchPart(name, grown)).toBe(JSON.stringify(part));
  expect(searchPart('nowhere', grown)).toBeUndefined();
});

it('reads each text once, and after an edit the edited one alone', () => {
  firstPart({ articles: articles(5) });
  expect(read).toHaveLength(5);
  firstPart({ articles: articles(5) });
  expect(read).toHaveLength(5);
  const edited = { articles: articles(5, 'tomato') };
  expect(firstPart(edited)).toContain('tomato');
  expect(read.slice(5)).toEqual(['article-0']);
  expect(searchIndexUrl(edited)).not.toBe(searchIndexUrl({ articles: articles(5) }));
});

it('is read by no page that only names its address', () => {
  searchIndexUrl({ articles: articles(5) });
  expect(read).toEqual([]);
  expect(readdirSync(project)).toEqual([]);
});
