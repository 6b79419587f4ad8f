/** What each kind of page says of itself, on a site of a few entries. */
import { describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { NEWS, SELLING, smallArticle, smallSite } from '../small-site.fixture';
import { allPaths, listingAt, mastheadOf, type Page, pageAt, sitePages, staticParams } from '.';
import { addressOf, definePage, latest, latestChange } from './page';

const HOME = { label: 'Start', href: '/' };
const JOURNAL = { label: 'Journal', href: '/blog' };
const page = (path: string, fields: Partial<Content> = {}): Page => pageAt(path, smallSite(fields));
const many = (count: number, fields: Partial<ReturnType<typeof smallArticle>> = {}) =>
  Array.from({ length: count }, (_, index) => smallArticle(`n${index}`, fields));

describe('the list', () => {
  it('has the pages of pages.json first, then what follows from the rest of content', () => {
    expect(sitePages(smallSite()).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'page /',
      'page /blog/all',
      'page /help-center',
      'page /trust',
      'page /how-payouts-work',
      'page /community',
      'page /press',
      'page /press/facts',
      'page /careers',
      'page /privacy-policy',
      'page /maintenance',
      'listing /blog',
      'article /blog/second',
      'article /first',
      'tag /blog/tag/kenya',
      'listing /category/news',
      'listing /category/selling',
      'opening /careers/editor',
      'release /press/launch',
      'form /forms/contact',
      'form /sent/contact',
      'form /forms/newsletter',
      'form /sent/newsletter',
      'form /forms/event',
      'form /sent/event',
      'form /sent/event/live',
      'form /sent/event/ask',
      'form /sent/newsletter/unconfirmed',
      'form /newsletter/confirmed',
      'notice /not-found/category',
      'notice /server-error',
    ]);
  });

  it('leads visitors to all but forms, notices and lists of tags', () => {
    const unled = sitePages(smallSite()).filter(({ path }) => !allPaths(smallSite()).includes(path));
    expect(new Set(unled.map(({ kind }) => kind))).toEqual(new Set(['form', 'notice', 'tag']));
  });

  it('is made once for the same content', () => {
    const content = smallSite();
    expect(sitePages(content)).toBe(sitePages(content));
  });

  it('gives a route the parameters of its own pages', () => {
    expect(staticParams('/blog/[slug]', smallSite())).toEqual([{ slug: 'second' }]);
    expect(staticParams('/[slug]', smallSite())).toEqual([{ slug: 'first' }]);
    expect(staticParams('/sent/event/[event]', smallSite())).toEqual([{ event: 'live' }, { event: 'ask' }]);
  });

  it('names what it does not have', () => {
    expect(() => page('/nowhere')).toThrow('/nowhere  has no entry');
    expect(() => listingAt('/trust', smallSite())).toThrow('/trust is no list of articles');
    expect(listingAt('/blog', smallSite()).listing.total).toBe(2);
  });
});

describe('a page of pages.json', () => {
  it('has its route for an address, and what its entry says', () => {
    expect(page('/maintenance')).toMatchObject({
      route: '/maintenance',
      params: {},
      title: 'Away',
      description: 'Later.',
      index: false,
      changed: undefined,
      crumbs: [HOME],
      anchors: [],
      cardOf: '/maintenance',
      source: 'pages.json',
    });
  });

  it('has a card with its title, on the home page with the tagline', () => {
    expect(page('/trust').card).toEqual({
      title: 'Trust',
      label: 'Acme',
      note: 'acme.test',
      palette: 'leaf',
    });
    expect(page('/').card?.title).toBe('Paid for it');
  });

  it.each([
    ['/', ['features']],
    ['/careers', ['openings']],
    ['/help-center', ['general', 'is-it-free']],
    ['/trust', ['fees']],
    ['/how-payouts-work', ['threshold']],
    ['/community', ['live', 'ask']],
    ['/press', ['releases', 'in-the-news', 'media-kit']],
    ['/privacy-policy', ['data']],
  ])('knows the anchors of %s, whichever file they come from', (path, anchors) => {
    expect(page(path).anchors).toEqual(anchors);
  });

  it('has no anchor of a list that is empty', () => {
    const { press } = smallSite();
    expect(page('/press', { press: { ...press, kit: [], news: [] }, pressReleases: [] }).anchors).toEqual([]);
  });

  it.each([
    ['/community', '2030-05-02'],
    ['/press', '2030-04-01'],
    ['/careers', '2030-05-20'],
    ['/privacy-policy', '2030-01-05'],
    ['/blog/all', '2030-03-01'],
    ['/trust', '2029-01-01'],
  ])('is dated by the newest of what stands on it: %s', (path, day) => {
    expect(page(path).changed).toBe(day);
  });

  it('of the law is as new as the facts say where its text is older', () => {
    expect(page('/privacy-policy', { markdownPages: new Map() }).changed).toBe('2030-01-02');
    expect(page('/privacy-policy').source).toBe('privacy-policy.md');
  });

  it('says the way to it, by the pages whose addresses begin its own', () => {
    expect(page('/').crumbs).toEqual([]);
    expect(page('/press/facts').crumbs).toEqual([HOME, { label: 'Press', href: '/press' }]);
    expect(page('/blog/all').crumbs).toEqual([HOME, JOURNAL]);
    const orphan = smallSite().pages.filter(({ path }) => path !== '/press');
    expect(page('/press/facts', { pages: orphan }).crumbs).toEqual([HOME]);
  });

  it('has a masthead only where its entry has one', () => {
    const pages = [
      { path: '/trust' },
      { path: '/press', masthead: { title: 'Print', lead: 'Ask.' } },
      { path: '/careers', masthead: { title: 'Work', eyebrow: 'Careers' } },
    ] as Content['pages'];
    expect(mastheadOf('/press', { pages })).toEqual({ path: '/press', title: 'Print', lead: 'Ask.' });
    expect(mastheadOf('/careers', { pages })).toEqual({
      path: '/careers',
      title: 'Work',
      eyebrow: 'Careers',
    });
    for (const path of ['/trust', '/nowhere']) {
      expect(() => mastheadOf(path, { pages })).toThrow(`${path}  has no masthead`);
    }
  });
});

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
    const second = page('/blog/page/2', { articles: many(7, { published: '2030-01-09' }) });
    expect(second).toMatchObject({
      route: '/blog/page/[page]',
      params: { page: '2' },
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
    expect(page('/first', { pages }).crumbs[1]).toEqual({ label: 'The Blog', href: '/blog' });
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
    const site = { articles: many(10, { topics: [SELLING], published: '2030-01-09' }) };
    expect(page('/category/selling/page/2', site)).toMatchObject({
      params: { category: 'selling', page: '2' },
      title: 'Selling, page 2',
      description: 'Page 2 of 2 of Selling.',
      cardOf: '/category/selling',
      changed: '2030-01-09',
    });
  });

  it('is as old as the home page while nothing is in it', () => {
    expect(page('/category/selling', { articles: [] }).changed).toBe('2029-01-01');
  });

  it('is not titled by the name of the product alone', () => {
    expect(page('/category/news', { taxonomy: [{ ...NEWS, title: 'Acme' }] })).toMatchObject({
      title: 'All about Acme',
      card: { title: 'Acme' },
    });
  });
});

describe('the page of an article', () => {
  it('says what the article says', () => {
    expect(page('/first')).toMatchObject({
      route: '/[slug]',
      params: { slug: 'first' },
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

describe('openings and releases', () => {
  it('stand beneath the page that lists them', () => {
    expect(page('/careers/editor')).toMatchObject({
      title: 'Editor, remote',
      description: 'Write.',
      changed: '2030-05-20',
      crumbs: [HOME, { label: 'Careers', href: '/careers' }],
      card: { title: 'Editor', label: 'Join us', note: 'Words · Remote' },
      source: 'careers.json',
    });
    expect(page('/press/launch')).toMatchObject({
      title: 'Launch',
      description: 'It is there.',
      changed: '2030-04-01',
      crumbs: [HOME, { label: 'Press', href: '/press' }],
      anchors: ['when'],
      card: { title: 'Launch', label: 'Press release', note: 'April 1, 2030' },
      source: 'press/launch.md',
    });
  });

  it('say on their cards that they are examples', () => {
    const { careers, pressReleases } = smallSite();
    const samples = {
      careers: { ...careers, openings: careers.openings.map((opening) => ({ ...opening, sample: true })) },
      pressReleases: pressReleases.map((release) => ({ ...release, sample: true })),
    };
    expect(page('/careers/editor', samples).card?.note).toBe('An example');
    expect(page('/press/launch', samples).card?.note).toBe('An example');
  });
});

describe('what nobody looks for', () => {
  it.each([
    ['/forms/contact', 'Write to us', 'Write to us', 'forms.json', '/'],
    ['/sent/contact', 'Sent', 'We have it.', 'forms.json', '/'],
    ['/sent/event/live', 'You are in', 'See you.', 'forms.json', '/'],
    ['/sent/newsletter/unconfirmed', 'Confirm', 'Look for our mail.', 'forms.json', '/'],
    ['/newsletter/confirmed', 'Confirmed', 'It is yours.', 'mail.json', '/'],
    ['/server-error', 'Broken', 'Our side.', 'notices.json', '/'],
    ['/not-found/category', 'Nothing here', 'No texts.', 'notices.json', '/blog'],
  ])(
    '%s is kept out of search engines and shows the card of another page',
    (path, title, description, source, cardOf) => {
      expect(page(path)).toMatchObject({ index: false, title, description, source, cardOf });
    },
  );

  it('leads from an unknown category back to the blog', () => {
    expect(page('/not-found/category').crumbs).toEqual([HOME, JOURNAL]);
  });
});

describe('a page', () => {
  it('has its address of route and parameters, and else what nobody need say', () => {
    const fields = { kind: 'page', title: 'A', description: 'B', source: 'c.json' } as const;
    expect(definePage({ ...fields, route: '/a/[one]/b/[...two]', params: { one: 'x', two: 'y/z' } })).toEqual(
      {
        ...fields,
        route: '/a/[one]/b/[...two]',
        params: { one: 'x', two: 'y/z' },
        path: '/a/x/b/y/z',
        index: true,
        changed: undefined,
        crumbs: [],
        anchors: [],
        cardOf: '/a/x/b/y/z',
      },
    );
    expect(() => addressOf('/a/[one]', { two: 'x' })).toThrow('/a/[one] has no value for one');
  });

  it('is as new as the latest day among those that are known', () => {
    expect(latest([undefined, '2030-02-01', '2030-03-01', '2030-01-01', undefined])).toBe('2030-03-01');
    expect(latest([undefined])).toBeUndefined();
    const changed = (published: string, updated?: string) => ({ published, updated });
    expect(latestChange([changed('2030-02-01', '2030-05-01'), changed('2030-04-01')])).toBe('2030-05-01');
  });
});
