import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article, Content } from '../content';
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

  const target = (from: string) => {
    const { exact, moved, titled } = flattenedRedirects(content);
    return [...exact, ...moved, ...titled].find((entry) => entry.from === from)?.to;
  };

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

  it('makes no rule for an address that follows from an article, however many there are', () => {
    const { exact, moved } = flattenedRedirects(content);
    const more = { ...content, articles: content.articles.flatMap((one) => [one, copyOf(one)]) };
    expect(flattenedRedirects(more).exact).toEqual(exact);
    expect(flattenedRedirects(more).moved.length).toBeGreaterThan(moved.length);
  });

  it('leads from addresses that the old site formed of titles, unless something else answers there', () => {
    const [one, two] = content.articles.map(copyOf);
    if (!one || !two) throw new Error('The folder has two articles.');
    const titled = (title: string, other = 'Else') => ({
      ...content,
      articles: [
        { ...one, title },
        { ...two, title: other },
      ],
    });
    const from = (title: string, other?: string) =>
      flattenedRedirects(titled(title, other))
        .titled.filter(({ to }) => to === one.path)
        .map((redirect) => redirect.from.replace('/blog/', ''));
    expect(from("The Owner's Guide: 5 Ways & More?")).toEqual([
      "the-owner's-guide:-5-ways-&-more",
      'the-owners-guide-5-ways--more',
      'the-owners-guide-5-ways-more',
    ]);
    expect(from('Same', 'Same')).toEqual(['same']);
    expect(
      flattenedRedirects(titled('Same', 'Same')).titled.filter(({ from: path }) => path === '/blog/same'),
    ).toHaveLength(1);
    expect(from(two.slug)).toEqual([]);
  });
});

function copyOf(article: Article): Article {
  const slug = `${article.slug}-copy`;
  return {
    ...article,
    id: slug,
    slug,
    title: `${article.title} copy`,
    path: `/${slug}`,
    otherPath: `/blog/${slug}`,
  };
}
