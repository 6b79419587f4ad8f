import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { NEWS, smallArticle } from '../small-site.fixture';
import { checkAddresses } from './addresses';
import { found, pageOf } from './found.fixture';

const ROUTES = {
  documents: ['/', '/careers', '/careers/[slug]', '/[slug]', '/blog/all', '/blog/[slug]'],
  files: ['/feed'],
};
const REDIRECTS = {
  exact: [{ from: '/old', to: '/trust' }],
  prefix: [{ from: '/begins', to: '/first' }],
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'taken-'));
  mkdirSync(join(root, 'public', 'icons'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

function problems(content: Partial<Content>, ...pages: ReturnType<typeof pageOf>[]) {
  const whole = { articles: [], taxonomy: [], redirects: REDIRECTS, ...content };
  return found((report) => checkAddresses(whole, pages, ROUTES, root, report));
}

describe('the address of an article', () => {
  it.each([
    ['careers', "/careers, which is the site's own page or file (app/careers)"],
    ['feed', "/feed, which is the site's own page or file (app/feed)"],
    ['_next', "/_next, which is the site's own page or file (app/_next)"],
    ['all', "/blog/all, which is the site's own page or file (app/blog/all)"],
    ['news', '/news, which is an address of the category "News" of categories.json'],
  ])('cannot take %s', (slug, owner) => {
    const article = smallArticle(slug);
    const reason = `cannot be at ${owner}: choose another path`;
    expect(problems({ articles: [article], taxonomy: [NEWS] })).toEqual([
      { file: article.file, field: 'path', reason },
    ]);
  });

  it('may be anything else, and two that share one are told where articles are looked at', () => {
    const shared = smallArticle('two', { slug: 'one', path: '/one', otherPath: '/blog/one' });
    expect(problems({ articles: [smallArticle('one'), shared], taxonomy: [NEWS] })).toEqual([]);
    const twice = ['one', 'two'].map((id) => pageOf('/a', { source: `articles/${id}.md` }));
    expect(problems({}, ...twice)).toEqual([]);
  });
});

it('of a category cannot be one at the root', () => {
  expect(
    problems({
      taxonomy: [
        { ...NEWS, slug: 'all' },
        { ...NEWS, slug: 'careers' },
      ],
    }),
  ).toEqual([
    {
      file: 'categories.json',
      field: 'careers',
      reason:
        "cannot be at /careers, which is the site's own page or file (app/careers): choose another slug",
    },
  ]);
});

describe('the address of a text of content/pages', () => {
  const articles = [
    smallArticle('first', { path: '/first', otherPath: '/blog/first' }),
    smallArticle('second'),
  ];
  const reasons = (slug: string) =>
    problems({ articles, taxonomy: [NEWS] }, pageOf(`/${slug}`, { source: `pages/${slug}.md` }));

  it.each(['scholarships', 'begin'])('may be /%s', (slug) => expect(reasons(slug)).toEqual([]));

  it.each([
    ['careers', "the site's own page or file (app/careers)"],
    ['feed', "the site's own page or file (app/feed)"],
    ['index', 'another name of the home page'],
    ['first', 'an address of articles/first.md'],
    ['second', 'an address of articles/second.md'],
    ['news', 'an address of the category "News" of categories.json'],
    ['old', 'redirected to /trust by redirects.json'],
    ['begins-here', 'redirected to /first by redirects.json, like all that begins with /begins'],
    ['icons', 'a file or folder (public/icons)'],
  ])('is told whose /%s is', (slug, owner) => {
    const reason = `cannot be at /${slug}, which is ${owner}: rename the file`;
    expect(reasons(slug)).toEqual([{ file: `pages/${slug}.md`, field: '(name)', reason }]);
  });
});

it('belongs to one page', () => {
  const twice = [pageOf('/a', { source: 'one.md' }), pageOf('/a', { source: 'two.md' })];
  expect(problems({}, ...twice)).toEqual([
    { file: 'two.md', field: '/a', reason: 'is already the address of a page of one.md' },
  ]);
});

it('has a day where it is in the sitemap', () => {
  const undated = pageOf('/a', { changed: undefined });
  expect(problems({}, pageOf('/b'), undated, pageOf('/c', { changed: undefined, index: false }))).toEqual([
    { file: 'a.md', field: '/a', reason: 'has no day: say in updated when its text last changed' },
  ]);
});
