import { describe, expect, it } from 'vitest';
import { type Answer, entriesOf, isRenamed, isTyped } from './entries';

const answer = (pathname: string, type = 'text/html', status = 200): Answer => ({
  pathname,
  type,
  status,
  source: '',
});
const fileOf = (...answers: Answer[]) => entriesOf(answers).map(({ file }) => file);

describe('entriesOf', () => {
  it('gives every answer the file that hosts look for', () => {
    expect(
      fileOf(
        answer('/'),
        answer('/blog'),
        answer('/blog/a'),
        answer('/feed', 'application/rss+xml'),
        answer('/robots.txt', 'text/plain'),
        answer('/404', 'text/html', 404),
      ),
    ).toEqual(['index.html', 'blog.html', 'blog/a.html', 'feed', 'robots.txt', '404.html']);
  });

  it('names a file by its type where a folder has its path, or where it is an error', () => {
    const [list, one, error] = entriesOf([
      answer('/api/categories', 'application/json'),
      answer('/api/categories/1/price', 'application/json'),
      answer('/not-found/feed', 'text/plain', 404),
    ]);
    expect([list?.file, one?.file, error?.file]).toEqual([
      'api/categories.json',
      'api/categories/1/price',
      'not-found/feed.txt',
    ]);
    expect([list, one, error].map((entry) => entry && isRenamed(entry))).toEqual([true, false, false]);
    expect([list, one, error].map((entry) => entry && isTyped(entry))).toEqual([true, false, true]);
  });

  it('refuses two answers for one file', () => {
    expect(() => fileOf(answer('/'), answer('/index'))).toThrow('/ and /index would both be dist/index.html');
  });

  it('refuses a type that no extension stands for', () => {
    expect(() => fileOf(answer('/x', 'application/x-unknown', 404))).toThrow('application/x-unknown');
  });
});
