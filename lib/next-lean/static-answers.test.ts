import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { expect, it, onTestFinished } from 'vitest';
import type { Answer } from './export/entries';
import { fileAnswers, rewritesOf, writeAnswers } from './static-answers';

const answer = (pathname: string, type: string, status = 200): Answer => ({
  pathname,
  type,
  status,
  source: '/x',
});
const answers = [
  answer('/feed', 'application/rss+xml'),
  answer('/category/a-b/feed', 'application/rss+xml'),
  answer('/sitemap.xml', 'application/xml'),
  answer('/api/categories', 'application/json'),
  answer('/blog/search-index.json', 'application/json'),
  answer('/social/a', 'image/png'),
  answer('/not-found/feed', 'text/plain', 404),
  answer('/.well-known/security.txt', 'text/plain'),
];

it('makes files of text that is there and may be served from one, and of nothing else', () => {
  expect(fileAnswers(answers).map(({ pathname }) => pathname)).toEqual(
    answers.slice(0, 5).map(({ pathname }) => pathname),
  );
});

it('leads each path, with and without a slash at its end, to a file whose name tells its type', () => {
  const rewrites = rewritesOf(fileAnswers(answers));
  const targets = (path: string) =>
    rewrites.flatMap(({ source, regex, destination, type }) => {
      const match = getPathMatch(source, { strict: true })(path);
      expect(new RegExp(regex).test(path)).toBe(match !== false);
      return match ? [`${destination.replace(':path', match.path)} ${type}`] : [];
    });
  expect(targets('/feed')).toEqual(['/_next/static/answers/feed.rss application/rss+xml']);
  expect(targets('/category/a-b/feed/')).toEqual([
    '/_next/static/answers/category/a-b/feed.rss application/rss+xml',
  ]);
  expect(targets('/sitemap.xml')).toEqual(['/_next/static/answers/sitemap.xml application/xml']);
  expect(targets('/api/categories')).toEqual(['/_next/static/answers/api/categories.json application/json']);
  expect(targets('/blog/search-index.json')).toEqual([
    '/_next/static/answers/blog/search-index.json application/json',
  ]);
  for (const path of [
    '/feeds',
    '/feed/x',
    '/sitemap-xml',
    '/category/c/feed',
    '/not-found/feed',
    '/social/a',
  ]) {
    expect(targets(path)).toEqual([]);
  }
});

it('writes each to where its rewrite leads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = join(folder, 'feed.body');
  writeFileSync(source, '<rss/>');
  await writeAnswers(
    ['/feed', '/category/a-b/feed'].map((path) => ({ ...answer(path, 'application/rss+xml'), source })),
    folder,
  );
  for (const name of ['feed.rss', 'category/a-b/feed.rss']) {
    expect(readFileSync(join(folder, 'answers', name), 'utf8')).toBe('<rss/>');
  }
});
