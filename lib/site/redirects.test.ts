import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../content';
import { type ContentFolder, contentFolder, TODAY } from '../content/folder.fixture';
import { loadContent } from '../content/load';
import { flattenedRedirects } from './redirects';

describe('flattenedRedirects', () => {
  let folder: ContentFolder;
  let content: Content;
  beforeAll(() => {
    folder = contentFolder();
    folder.json('redirects.json', (file) => {
      file.exact.push({ from: '/first', to: '/second' }, { from: '/second', to: '/blog/one' });
      file.prefix.push({ from: '/begins', to: '/First' });
    });
    content = loadContent(folder.dir, TODAY);
  });
  afterAll(() => folder.remove());

  const target = (from: string) => flattenedRedirects(content).exact.find((entry) => entry.from === from)?.to;

  it('leads from each stop of a chain to its end, whatever the case of the stops', () => {
    expect(target('/first')).toBe('/one');
    expect(target('/second')).toBe('/one');
    expect(flattenedRedirects(content).prefix).toEqual([{ from: '/begins', to: '/one' }]);
  });

  it('leads from the other form of every article to the canonical one', () => {
    expect(target('/blog/one')).toBe('/one');
    expect(target('/two')).toBe('/blog/two');
  });

  it.each(['/rss', '/rss.xml', '/feed.xml', '/atom.xml', '/blog/feed'])(
    'leads from %s to the feed',
    (from) => {
      expect(target(from)).toBe('/feed');
    },
  );

  it('gives page 1 one address, and every category its bare slug', () => {
    expect(target('/blog/page/1')).toBe('/blog');
    expect(target('/category/news/page/1')).toBe('/category/news');
    expect(target('/news')).toBe('/category/news');
    expect(target('/news/page/1')).toBe('/category/news');
  });
});
