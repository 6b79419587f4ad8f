import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article, Content } from '../content';
import { type ContentFolder, contentFolder, loadContent, TODAY } from '../content/folder.fixture';
import { flattenedRedirects, type SiteRedirect } from './redirects';
import { NEWS, smallArticle, smallArticles, smallSite } from './small-site.fixture';

/** @returns the redirects of one kind, without its name */
const ofKind = (wanted: SiteRedirect['kind'], content: Parameters<typeof flattenedRedirects>[0]) =>
  flattenedRedirects(content).flatMap(({ kind, ...redirect }) => (kind === wanted ? [redirect] : []));

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
    return flattenedRedirects(content).find((entry) => entry.from === from)?.to;
  };

  it('leads from each stop of a chain to its end, whatever the case of the stops', () => {
    expect(target('/first')).toBe('/one');
    expect(target('/second')).toBe('/one');
    expect(ofKind('prefix', content)).toEqual([{ from: '/begins', to: '/one' }]);
  });

  it('leads from the other form of every article to the canonical one', () => {
    expect(target('/blog/one')).toBe('/one');
    expect(target('/two')).toBe('/blog/two');
  });

  it('gives page 1 one address, and every category its bare slug', () => {
    expect(target('/blog/page/1')).toBe('/blog');
    expect(target('/category/news/page/1')).toBe('/category/news');
    expect(target('/news')).toBe('/category/news');
    expect(target('/news/page/1')).toBe('/category/news');
  });

  it('makes no rule for an address that follows from an article, however many there are', () => {
    const more = { ...content, articles: content.articles.flatMap((one) => [one, copyOf(one)]) };
    expect(ofKind('exact', more)).toEqual(ofKind('exact', content));
    expect(ofKind('moved', more).length).toBeGreaterThan(ofKind('moved', content).length);
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

describe('redirects', () => {
  it('give a category its bare slug, and the later pages of its list theirs', () => {
    const content = smallSite({ articles: smallArticles(10), taxonomy: [NEWS] });
    expect(ofKind('exact', content)).toEqual(
      expect.arrayContaining([
        { from: '/news', to: '/category/news' },
        { from: '/news/page/1', to: '/category/news' },
        { from: '/category/news/page/1', to: '/category/news' },
      ]),
    );
    expect(ofKind('moved', content).slice(-1)).toEqual([
      { from: '/news/page/2', to: '/category/news/page/2' },
    ]);
  });

  it('lead from what an article names itself, and say in which file', () => {
    const articles = [smallArticle('one', { aliases: ['/uno'] })];
    expect(ofKind('moved', smallSite({ articles }))).toEqual([
      { from: '/one', to: '/blog/one' },
      { from: '/uno', to: '/blog/one', file: 'articles/one.md' },
    ]);
  });

  it('end in a circle where one begins', () => {
    const exact = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    const flat = ofKind('exact', smallSite({ redirects: { exact, prefix: [] } }));
    expect(flat.slice(0, 2)).toEqual(exact);
  });
});
