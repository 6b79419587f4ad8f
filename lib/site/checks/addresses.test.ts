import { describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { NEWS, smallArticle } from '../small-site.fixture';
import { checkAddresses } from './addresses';
import { found, pageOf } from './found.fixture';

describe('addresses', () => {
  const routes = {
    documents: ['/', '/careers', '/careers/[slug]', '/[slug]', '/blog/all'],
    files: ['/feed'],
  };
  const problems = (
    content: Partial<Content>,
    pages = [] as readonly ReturnType<typeof pageOf>[],
    taken = new Map<string, string>(),
  ) =>
    found((report) =>
      checkAddresses({ articles: [], taxonomy: [], ...content }, pages, routes, taken, report),
    );

  it.each(['careers', 'feed', '_next', 'all', 'news'])('of articles cannot take %s', (slug) => {
    const article = smallArticle(slug);
    expect(problems({ articles: [article], taxonomy: [NEWS] })).toEqual([
      { file: article.file, field: 'path', reason: `"${slug}" is reserved for another page` },
    ]);
  });

  it('of articles and categories may be anything else', () => {
    expect(problems({ articles: [smallArticle('one')], taxonomy: [NEWS, { ...NEWS, slug: 'all' }] })).toEqual(
      [],
    );
  });

  it('of categories cannot take one at the root', () => {
    expect(problems({ taxonomy: [NEWS, { ...NEWS, slug: 'careers' }] })).toEqual([
      { file: 'categories.json', field: 'careers', reason: 'is reserved for another page' },
    ]);
  });

  it('of texts are told once, with who has them', () => {
    const pages = [pageOf('/a', { source: 'articles/a.md' }), pageOf('/a', { source: 'pages/a.md' })];
    expect(problems({}, pages, new Map([['/a', 'an address of articles/a.md']]))).toEqual([
      {
        file: 'pages/a.md',
        field: '(name)',
        reason: 'cannot be at /a, which is an address of articles/a.md: rename the file',
      },
    ]);
  });

  it('belong to one page, which is told once where an article is named already', () => {
    const twice = [pageOf('/a', { source: 'one.md' }), pageOf('/a', { source: 'two.md' })];
    expect(problems({}, twice)).toEqual([
      { file: 'two.md', field: '/a', reason: 'is already the address of a page of one.md' },
    ]);
    const article = smallArticle('careers', { path: '/careers' });
    expect(problems({ articles: [article] }, [pageOf('/careers'), pageOf('/careers')])).toHaveLength(1);
  });

  it('of the sitemap have a day', () => {
    const undated = pageOf('/a', { changed: undefined });
    expect(problems({}, [pageOf('/b'), undated, pageOf('/c', { changed: undefined, index: false })])).toEqual(
      [{ file: 'a.md', field: '/a', reason: 'has no day: say in updated when its text last changed' }],
    );
  });

  it('that articles share are told where the articles are looked at', () => {
    const twice = ['one', 'two'].map((id) => pageOf('/a', { source: `articles/${id}.md` }));
    expect(problems({}, twice)).toEqual([]);
  });
});
