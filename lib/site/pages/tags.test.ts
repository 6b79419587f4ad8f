import { describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { smallArticle, smallSite } from '../small-site.fixture';
import { type Page, pageAt } from '.';

const HOME = { label: 'Start', href: '/' };
const JOURNAL = { label: 'Journal', href: '/blog' };
const page = (path: string, fields: Partial<Content> = {}): Page => pageAt(path, smallSite(fields));
const many = (count: number, fields: Partial<ReturnType<typeof smallArticle>> = {}) =>
  Array.from({ length: count }, (_, index) => smallArticle(`n${index}`, fields));

describe('the list of a tag', () => {
  it('is kept out of search engines, and numbered from its second page on', () => {
    const articles = many(61, { tags: ['Kenya'] });
    expect(page('/blog/tag/kenya', { articles })).toMatchObject({
      route: '/blog/tag/[...tag]',
      index: false,
      title: 'Tagged Kenya',
      description: 'All on Kenya.',
      crumbs: [HOME, JOURNAL],
      cardOf: '/blog',
      changed: '2030-01-01',
      source: 'articles',
    });
    expect(page('/blog/tag/kenya/page/2', { articles }).title).toBe('Tagged Kenya, page 2');
  });
});
