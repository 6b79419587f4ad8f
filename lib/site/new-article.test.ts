import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../content';
import {
  articleText,
  type ContentFolder,
  contentFolder,
  loadContent,
  TODAY,
} from '../content/folder.fixture';
import { relatedArticles } from './blog/articles';
import { feedXml } from './blog/feeds';
import { buildSearchIndex } from './blog/search/build';
import { articleSearch } from './blog/search/find';
import { articlesIn } from './listings';
import { listingAt, pageAt, pagesOf } from './pages';
import { flattenedRedirects } from './redirects';
import { socialCards } from './social-cards';

const PATH = '/quince-growers';

/** Adding an article is one file: nothing else is touched here. */
describe('a new file in content/articles', () => {
  let folder: ContentFolder;
  let content: Content;
  beforeAll(() => {
    folder = contentFolder();
    const front = { title: '"Quince Growers"', path: PATH, published: '2030-05-05', related: '[one, two]' };
    folder.write('articles/quinces.md', articleText(front, 'The first quince was sold to a neighbour.\n'));
    content = loadContent(folder.dir, TODAY);
  });
  afterAll(() => folder.remove());

  it('is an article with a route, two related ones and a redirect from its other form', () => {
    expect([...pagesOf('/[slug]', content).keys()]).toContain(PATH);
    const article = content.articles.find(({ path }) => path === PATH);
    expect(article?.readMinutes).toBe(1);
    expect(article && relatedArticles(article, content)).toHaveLength(2);
    expect(flattenedRedirects(content)).toContainEqual({ kind: 'moved', from: `/blog${PATH}`, to: PATH });
  });

  it('leads the listing and its categories', () => {
    expect(listingAt('/blog', content).listing.articles[0]?.path).toBe(PATH);
    expect(articlesIn('news', content)[0]?.path).toBe(PATH);
    expect(listingAt('/category/status', content).listing.articles[0]?.path).toBe(PATH);
  });

  it('stands in the feeds of the blog and of its categories, in full', async () => {
    for (const feed of [
      await feedXml(content, async () => 7),
      await feedXml(content, async () => 7, 'news'),
    ]) {
      expect(feed).toContain(`<link>${content.site.url}${PATH}</link>`);
      expect(feed).toContain('The first quince was sold');
    }
  });

  it('has its day, gives it to its lists, and is among the pages that exist', () => {
    for (const path of [PATH, '/blog', '/category/news', '/category/status']) {
      expect(pageAt(path, content)).toMatchObject({ index: true, changed: '2030-05-05' });
    }
    expect(pageAt(PATH, content)).toMatchObject({ kind: 'article', source: 'articles/quinces.md' });
  });

  it('is found by search and has a social card', () => {
    const search = articleSearch(JSON.parse(JSON.stringify(buildSearchIndex(content))));
    expect(search.find('quinces', '').map(({ path }) => path)).toEqual([PATH]);
    expect([...socialCards(content).keys()]).toContain(`/social${PATH}.png`);
  });
});
