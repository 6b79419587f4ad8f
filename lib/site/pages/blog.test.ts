import { describe, expect, it } from 'vitest';
import { NEWS, SELLING, smallArticles, smallSite } from '../small-site.fixture';
import { HOME, JOURNAL, page } from './page.fixture';

describe('the list of the blog', () => {
  it('begins with the texts of pages.json', () => {
    expect(page('/blog')).toMatchObject({
      route: '/blog',
      title: 'Journal',
      description: 'Texts.',
      anchors: ['search'],
      crumbs: [HOME],
      card: { title: 'Journal' },
      changed: '2030-03-01',
      cardOf: '/blog',
      source: 'pages.json',
    });
  });

  it('numbers its later pages, which have no card of their own', () => {
    const second = page('/blog/page/2', { articles: smallArticles(7, { published: '2030-01-09' }) });
    expect(second).toMatchObject({
      route: '/blog/page/[page]',
      kind: 'listing',
      title: 'Journal, page 2',
      description: 'Page 2 of 2 of Journal.',
      crumbs: [HOME],
      cardOf: '/blog',
      changed: '2030-01-09',
    });
    expect(second.card).toBeUndefined();
    expect(second.listing?.articles.map(({ id }) => id)).toEqual(['n6']);
  });

  it('is not there without its entry', () => {
    const pages = smallSite().pages.filter(({ path }) => path !== '/blog');
    expect(() => page('/blog', { pages })).toThrow('no entry');
  });
});

describe('the list of a category', () => {
  it('has its own feed, and a card in its colours', () => {
    expect(page('/category/news')).toMatchObject({
      kind: 'listing',
      title: 'News',
      description: 'What is new.',
      crumbs: [HOME, JOURNAL],
      feed: { title: 'News', path: '/category/news/feed' },
      card: { title: 'News', label: 'Category', note: 'Journal', palette: 'rose' },
      changed: '2030-03-01',
      source: 'categories.json',
    });
    expect(page('/category/selling').card).toMatchObject({ label: 'Topic', palette: 'iris' });
  });

  it('numbers its later pages', () => {
    const site = { articles: smallArticles(10, { topics: [SELLING], published: '2030-01-09' }) };
    expect(page('/category/selling/page/2', site)).toMatchObject({
      title: 'Selling, page 2',
      description: 'Page 2 of 2 of Selling.',
      cardOf: '/category/selling',
      changed: '2030-01-09',
    });
  });

  it('is as old as the home page while nothing is in it', () => {
    expect(page('/category/selling', { articles: [] }).changed).toBe('2029-01-01');
  });

  it('has a title of its own for search engines', () => {
    const seoTitle = 'All about selling';
    expect(page('/category/news', { taxonomy: [{ ...NEWS, seoTitle }] }).seoTitle).toBe(seoTitle);
  });
});

describe('the page of an article', () => {
  it('says what the article says', () => {
    expect(page('/first')).toMatchObject({
      route: '/[slug]',
      title: 'On first',
      description: 'All on first.',
      changed: '2030-03-01',
      crumbs: [HOME, JOURNAL, { label: 'News', href: '/category/news' }],
      anchors: ['why'],
      card: { title: 'On first', label: 'News', note: '3 min', palette: 'rose' },
      article: { published: '2030-01-01', updated: '2030-03-01', author: 'Ada', tags: [] },
      source: 'articles/first.md',
    });
    expect(page('/blog/second')).toMatchObject({ route: '/blog/[slug]', changed: '2030-02-01' });
  });
});
