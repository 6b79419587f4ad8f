/** What follows from the list of pages, on a site of a few entries. */
import { describe, expect, it } from 'vitest';
import type { Content } from '../content';
import type { Picture } from '../content/pictures';
import { siteFiles } from './files';
import { headingTexts } from './heading-texts';
import { categoryPath, openingPath, releasePath, socialCardPath, tagPath } from './paths';
import { pictureAt, sitePictures } from './pictures';
import { type DeadAddress, deadAddresses, publishedAddresses, redirectsFor, updatedList } from './published';
import { flattenedRedirects, oldSlugs } from './redirects';
import { sitemap, sitemapEntries, sitemapParts } from './sitemap';
import { NEWS, SELLING, smallArticle, smallSite } from './small-site.fixture';
import { socialCardAt, socialCards } from './social-cards';

const many = (count: number) => Array.from({ length: count }, (_, index) => smallArticle(`n${index}`));
const listed = (
  addresses: Record<string, string> = {},
  fields: { slugs?: string[]; oldPaths?: string[] } = {},
) => ({
  addresses: new Map(Object.entries(addresses)),
  slugs: [],
  oldPaths: [],
  ...fields,
});

describe('files', () => {
  const PHOTO: Picture = { file: 'pictures/A Stall.jpg', width: 600, height: 400, hash: 'abc' } as Picture;

  it('are feeds, cards, pictures, calendars and what servers and programs ask for', () => {
    const content = smallSite({ articles: [smallArticle('one', { pictures: [PHOTO] })] });
    const cards = socialCards(content).map(({ path }) => path);
    expect(siteFiles(content).sort()).toEqual(
      [
        ...cards,
        '/.well-known/security.txt',
        '/api/categories',
        '/blog/search-index.json',
        '/category/news/feed',
        '/category/selling/feed',
        '/community/ask.ics',
        '/community/live.ics',
        '/feed',
        '/healthz',
        '/manifest.webmanifest',
        '/not-found/feed',
        '/pictures/a-stall-abc-480.avif',
        '/pictures/a-stall-abc-480.webp',
        '/pictures/a-stall-abc-600.avif',
        '/pictures/a-stall-abc-600.webp',
        '/readyz',
        '/robots.txt',
        '/sitemap.xml',
        '/sitemap/1.xml',
      ].sort(),
    );
  });

  it('of a picture know their width, format and picture', () => {
    const content = smallSite({ articles: [smallArticle('one', { pictures: [PHOTO] })] });
    expect(sitePictures(content)).toBe(sitePictures(content));
    expect(pictureAt('/pictures/a-stall-abc-480.webp', content)).toMatchObject({
      width: 480,
      format: 'webp',
      picture: PHOTO,
    });
    expect(() => pictureAt('/pictures/none.webp', content)).toThrow('No picture at /pictures/none.webp');
  });

  it('of cards show what their pages say', () => {
    const content = smallSite();
    expect(socialCardAt('/social/category/news.png', content)).toMatchObject({
      title: 'News',
      label: 'Category',
      note: 'Journal',
      photo: undefined,
    });
    expect(socialCards(content).map(({ path }) => path)).toContain('/social/home.png');
    expect(() => socialCardAt('/social/sent/contact.png', content)).toThrow('No social card at');
  });
});

it('writes addresses by one rule each', () => {
  expect([categoryPath('a'), categoryPath('a', 2)]).toEqual(['/category/a', '/category/a/page/2']);
  expect([tagPath('a'), tagPath('a', 2)]).toEqual(['/blog/tag/a', '/blog/tag/a/page/2']);
  expect([releasePath('a'), openingPath('a')]).toEqual(['/press/a', '/careers/a']);
  expect([socialCardPath('/'), socialCardPath('/a/b')]).toEqual(['/social/home.png', '/social/a/b.png']);
});

it('takes for the display face every title, heading, fact and text of a file', () => {
  const texts = headingTexts(
    smallSite({
      articles: [smallArticle('one', { title: 'Ä', headings: [{ id: 'b', text: 'SS', depth: 2, line: 1 }] })],
      facts: { share: { text: '½' }, none: undefined } as unknown as Content['facts'],
      about: { story: { title: 'Ñ' } } as unknown as Content['about'],
    }),
  );
  for (const shown of ['Ä', 'SS', '½', 'Ñ', 'Launch', 'WHEN', 'DATA']) expect(texts).toContain(shown);
  expect(texts).not.toContain('undefined');
});

describe('the sitemap', () => {
  it('has each page for search engines with its day, the home page without a slash', () => {
    const entries = sitemapEntries(smallSite());
    expect(entries[0]).toEqual({ url: 'https://acme.test', lastModified: '2029-01-01' });
    expect(entries).toContainEqual({ url: 'https://acme.test/first', lastModified: '2030-03-01' });
    expect(entries.map(({ url }) => url)).not.toContain('https://acme.test/maintenance');
  });

  it('is one file, or an index of the parts that each hold no more than they may', () => {
    const content = smallSite({ pages: smallSite().pages.slice(0, 2), articles: [] });
    const count = sitemapEntries(content).length;
    const whole = sitemap(content, count);
    expect(whole).toContain('<url><loc>https://acme.test</loc><lastmod>2029-01-01</lastmod></url>\n');
    expect(whole).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/s);
    expect([...sitemapParts(content, count).values()]).toEqual([whole]);
    const index = sitemap(content, count - 1);
    expect(index).toContain('<sitemap><loc>https://acme.test/sitemap/1.xml</loc></sitemap>\n');
    expect(index).toMatch(/<sitemapindex .*sitemap\/2\.xml.*<\/sitemapindex>\n$/s);
    const parts = [...sitemapParts(content, count - 1).values()];
    expect(parts.map((part) => part.match(/<loc>/g)?.length)).toEqual([count - 1, 1]);
  });
});

describe('redirects', () => {
  it('give a category its bare slug, and the later pages of its list theirs', () => {
    const { exact, moved } = flattenedRedirects(smallSite({ articles: many(10), taxonomy: [NEWS] }));
    expect(exact).toEqual(
      expect.arrayContaining([
        { from: '/news', to: '/category/news' },
        { from: '/news/page/1', to: '/category/news' },
        { from: '/category/news/page/1', to: '/category/news' },
      ]),
    );
    expect(moved.slice(-1)).toEqual([{ from: '/news/page/2', to: '/category/news/page/2' }]);
  });

  it('lead from what an article names itself, and say in which file', () => {
    const articles = [smallArticle('one', { aliases: ['/uno'] })];
    expect(flattenedRedirects(smallSite({ articles })).moved).toEqual([
      { from: '/one', to: '/blog/one' },
      { from: '/uno', to: '/blog/one', file: 'articles/one.md' },
    ]);
  });

  it('end in a circle where one begins', () => {
    const exact = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    const flat = flattenedRedirects(smallSite({ redirects: { exact, prefix: [] } })).exact;
    expect(flat.slice(0, 2)).toEqual(exact);
  });

  it('from a title yield to pages, to others and to beginnings', () => {
    const titled = (title: string, exact: { from: string; to: string }[] = [], prefix = exact) =>
      flattenedRedirects(
        smallSite({ articles: [smallArticle('one', { title })], redirects: { exact, prefix } }),
      ).titled.map(({ from }) => from);
    expect(titled('Sell more')).toEqual(['/blog/sell-more']);
    expect(titled('All')).toEqual([]);
    expect(titled('One')).toEqual([]);
    expect(titled('Sell more', [{ from: '/Blog/Sell-More', to: '/' }], [])).toEqual([]);
    expect(titled('Sell more', [], [{ from: '/Blog/Sell', to: '/' }])).toEqual([]);
  });

  it.each([
    ['  Sell more ', ['sell-more', 'sell-more', 'sell-more', 'sell-more']],
    ['Why? So', ['why', 'why-so', 'why-so', 'why-so']],
    ['A/B & C', ['a-b-&-c', 'a-b-&-c', 'a-b--c', 'a-b-c']],
    ['C# for all', ['c', 'c-for-all', 'c-for-all', 'c-for-all']],
    ['?', []],
  ])('from the title "%s" are those that the old site made of it', (title, slugs) => {
    expect(oldSlugs(title)).toEqual(slugs);
  });
});

describe('what is known to the world', () => {
  it('is every lasting address, by a name that stays when the address changes', () => {
    const redirects = {
      exact: [
        { from: '/acme-of-old', to: '/trust' },
        { from: '/plain', to: '/trust' },
      ],
      prefix: [],
    };
    const known = publishedAddresses(
      smallSite({ redirects }),
      listed({}, { slugs: ['{product}'], oldPaths: ['/{product}-of-old', '/plain'] }),
    );
    expect(Object.fromEntries(known)).toEqual({
      'pages/': '/',
      'pages/blog/all': '/blog/all',
      'pages/help-center': '/help-center',
      'pages/trust': '/trust',
      'pages/how-payouts-work': '/how-payouts-work',
      'pages/community': '/community',
      'pages/press': '/press',
      'pages/press/facts': '/press/facts',
      'pages/careers': '/careers',
      'pages/privacy-policy': '/privacy-policy',
      'pages/maintenance': '/maintenance',
      'pages/blog': '/blog',
      'articles/second': '/blog/second',
      'articles/first': '/first',
      'categories/{product}': '/category/news',
      'categories/selling': '/category/selling',
      'careers/editor': '/careers/editor',
      'press/launch': '/press/launch',
      'redirects/{product}-of-old': '/acme-of-old',
    });
  });

  it('dies where it does not lead on, and is known to be elsewhere or in a list', () => {
    const dead = deadAddresses(
      listed({
        'articles/first': '/before',
        'articles/lost': '/lost',
        'careers/gone': '/careers/gone',
        'press/gone': '/press/gone',
        'pages/trust': '/trust',
      }),
      smallSite(),
      (path) => path === '/trust',
    );
    expect(dead).toEqual([
      { id: 'articles/first', path: '/before', now: '/first' },
      { id: 'articles/lost', path: '/lost', now: undefined },
      { id: 'careers/gone', path: '/careers/gone', now: '/careers' },
      { id: 'press/gone', path: '/press/gone', now: '/press' },
    ]);
  });

  describe('is kept alive', () => {
    const kept = (dead: DeadAddress, fields: Partial<Content> = {}) =>
      redirectsFor(dead, smallSite(fields)).map(({ from, to }) => `${from} ${to}`);

    it('by both forms of an article', () => {
      expect(kept({ id: 'articles/a', path: '/a', now: '/b' })).toEqual(['/a /b', '/blog/a /b']);
      expect(kept({ id: 'articles/a', path: '/blog/a', now: '/b' })).toEqual(['/blog/a /b', '/a /b']);
    });

    it('by list, slug, feed and later pages of a category', () => {
      const dead = { id: 'categories/{product}', path: '/category/old', now: '/category/news' };
      expect(kept(dead, { articles: many(19) })).toEqual([
        '/category/old /category/news',
        '/old /category/news',
        '/category/old/feed /category/news/feed',
        '/category/old/page/2 /category/news/page/2',
        '/category/old/page/3 /category/news/page/3',
      ]);
    });

    it('by where an old address leads today', () => {
      const redirects = { exact: [{ from: '/acme-old', to: '/trust' }], prefix: [] };
      const dead = { id: 'redirects/{product}-old', path: '/before-old', now: '/acme-old' };
      expect(kept(dead, { redirects })).toEqual(['/before-old /trust']);
      expect(kept(dead)).toEqual([]);
    });

    it('by one redirect else, and by none where nothing is known', () => {
      expect(kept({ id: 'careers/a', path: '/careers/a', now: '/careers' })).toEqual(['/careers/a /careers']);
      expect(kept({ id: 'articles/a', path: '/a', now: undefined })).toEqual([]);
    });
  });

  it('is listed by name, with what waits for a decision', () => {
    const site = smallSite({ taxonomy: [SELLING], pressReleases: [] });
    const dead: DeadAddress[] = [
      { id: 'articles/lost', path: '/lost', now: undefined },
      { id: 'articles/found', path: '/found', now: '/first' },
    ];
    const list = updatedList(listed(), site, dead);
    expect(list).toMatchObject({ 'articles/lost': '/lost', 'articles/first': '/first' });
    expect(list).not.toHaveProperty('articles/found');
    expect(Object.keys(list)).toEqual(Object.keys(list).toSorted());
  });
});
