import { describe, expect, it } from 'vitest';
import { smallArticles } from '../small-site.fixture';
import { HOME, JOURNAL, page } from './page.fixture';

describe('the list of a tag', () => {
  it('is kept out of search engines, and holds all of them', () => {
    const articles = smallArticles(61, { tags: ['Kenya'] });
    expect(page('/blog/tag/kenya', { articles })).toMatchObject({
      route: '/blog/tag/[tag]',
      index: false,
      title: 'Tagged Kenya',
      description: 'All on Kenya.',
      crumbs: [HOME, JOURNAL],
      cardOf: '/blog',
      changed: '2030-01-01',
      source: 'articles',
    });
    expect(page('/blog/tag/kenya', { articles }).listing?.articles).toHaveLength(61);
  });
});
