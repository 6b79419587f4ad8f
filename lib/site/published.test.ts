import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixAddresses } from '../commands/edit/addresses';
import type { Content } from '../content';
import { articleText, type ContentFolder, contentFolder, TODAY } from '../content/folder.fixture';
import { readContent } from '../content/load';
import { checkSite } from './checks';
import { type DeadAddress, deadAddresses, publishedAddresses, redirectsFor, updatedList } from './published';
import { SELLING, smallArticles, smallSite } from './small-site.fixture';

const listed = (
  addresses: Record<string, string> = {},
  fields: { slugs?: string[]; oldPaths?: string[] } = {},
) => ({
  addresses: new Map(Object.entries(addresses)),
  slugs: [],
  oldPaths: [],
  ...fields,
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

  it('has those that an article had before under its name, and they go where it goes', () => {
    const articles = smallArticles(1, { aliases: ['/before', '/blog/it:-acme'] });
    const known = Object.fromEntries(publishedAddresses(smallSite({ articles }), listed()));
    expect(known).toMatchObject({
      'aliases/n0/before': '/before',
      'aliases/n0/blog/it:-acme': '/blog/it:-acme',
    });
    const dead = deadAddresses(
      listed({ 'aliases/n0/was': '/was', 'aliases/lost/was-lost': '/was-lost' }),
      smallSite({ articles }),
      () => false,
    );
    expect(dead).toEqual([
      { id: 'aliases/n0/was', path: '/was', now: '/blog/n0' },
      { id: 'aliases/lost/was-lost', path: '/was-lost', now: undefined },
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
      expect(kept(dead, { articles: smallArticles(19) })).toEqual([
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

describe('in a folder of content', () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = contentFolder();
    folder.json('categories.json', (file) => {
      file.topics.push({ ...file.topics[0], slug: '{product}', title: 'The product' });
    });
    fix();
  });
  afterEach(() => folder.remove());

  const read = () => readContent(folder.dir, TODAY);
  const fix = () => fixAddresses(folder.dir, read());
  const problems = () =>
    checkSite(read(), process.cwd()).problems.map(({ field, reason }) => `${field} ${reason}`);
  const json = (file: string) => JSON.parse(readFileSync(join(folder.dir, file), 'utf8'));
  const redirects = () => json('redirects.json').exact as { from: string; to: string }[];
  const rename = (slug: string) =>
    folder.json('site.json', (site) => {
      site.product.slug = slug;
    });

  describe('an address that moves', () => {
    it('is named, gets redirects from both its forms, and the list follows', () => {
      folder.edit('articles/one.md', (text) => text.replace('path: /one', 'path: /uno'));
      expect(problems()).toEqual([
        'articles/one was at /one, which leads nowhere: npm run check-content -- --fix redirects it to /uno',
      ]);
      fix();
      expect(redirects()).toEqual([
        { from: '/one', to: '/uno' },
        { from: '/blog/one', to: '/uno' },
      ]);
      expect(json('published.json')['articles/one']).toBe('/uno');
      expect(problems()).toEqual([]);
      expect(fix()).toEqual([]);
    });

    it('needs no redirect when the article names it itself', () => {
      const moved = articleText({ path: '/uno', aliases: '[/one]' });
      folder.write('articles/one.md', moved);
      expect(problems()).toEqual([]);
    });

    it('comes back when it is a page again: its redirect would hide it', () => {
      folder.edit('articles/one.md', (text) => text.replace('path: /one', 'path: /uno'));
      fix();
      folder.edit('articles/one.md', (text) => text.replace('path: /uno', 'path: /one'));
      fix();
      expect(redirects()).toEqual([
        { from: '/uno', to: '/one' },
        { from: '/blog/uno', to: '/one' },
      ]);
      expect(problems()).toEqual([]);
    });
  });

  describe('an address that an article had before', () => {
    const aliased = (fields: Record<string, string> = {}) =>
      folder.write('articles/one.md', articleText({ aliases: '["/blog/{product}:-one"]', ...fields }));
    const slug = () => json('site.json').product.slug as string;

    it('is redirected when the product has another slug, and when the article does not name it any more', () => {
      aliased();
      fix();
      const old = `/blog/${slug()}:-one`;
      rename('other');
      fix();
      expect(redirects()).toContainEqual({ from: old, to: '/one' });
      folder.write('articles/one.md', articleText());
      const id = 'aliases/one/blog/other:-one';
      expect(problems()).toEqual([
        `${id} was at /blog/other:-one, which leads nowhere: npm run check-content -- --fix redirects it to /one`,
      ]);
      fix();
      expect(redirects()).toContainEqual({ from: '/blog/other:-one', to: '/one' });
      expect(problems()).toEqual([]);
    });

    it('is there while its article has a mistake, and told with it when it is a draft', () => {
      aliased();
      fix();
      folder.edit('articles/two.md', (text) => `${text}\n[to](/blog/{product}:-one)\n`);
      aliased({ excerpt: '"Short."' });
      expect(problems()).toEqual([]);
      aliased({ draft: 'true' });
      expect(problems()).toEqual([expect.stringMatching(/^articles\/one is not public any more/)]);
    });

    it('is redirected when its article is gone, with links that name the product, also under another slug', () => {
      aliased();
      const four = articleText({ title: '"Four"', path: '/on-{product}', related: '[two, three]' });
      folder.write('articles/four.md', four);
      folder.edit('articles/two.md', (text) => `${text}\n[to](/on-{product})\n`);
      fix();
      for (const file of ['one', 'four']) rmSync(join(folder.dir, 'articles', `${file}.md`));
      expect(problems()).toEqual([
        `articles/four /on-${slug()} and 1 more (articles/one) leads nowhere since its text is gone: npm run check-content -- --fix --to /blog redirects all of them there, or to another page that you name`,
      ]);
      fixAddresses(folder.dir, read(), '/blog');
      expect(redirects()).toEqual(
        ['/blog/{product}:-one', '/on-{product}', '/blog/on-{product}', '/one', '/blog/one'].map((from) => ({
          from,
          to: '/blog',
        })),
      );
      expect(problems()).toEqual([]);
      expect(fix()).toEqual([]);
      const old = slug();
      rename('other');
      fix();
      expect(problems()).toEqual([]);
      expect(redirects()).toEqual(
        expect.arrayContaining(
          [`/blog/${old}:-one`, `/on-${old}`, `/blog/on-${old}`].map((from) => ({ from, to: '/blog' })),
        ),
      );
    });
  });

  describe('another slug of the product', () => {
    it('redirects its category with feed and bare slug, and old addresses that have the slug in them', () => {
      folder.json('redirects.json', (file) => file.exact.push({ from: '/{product}-of-old', to: '/one' }));
      rename('first');
      fix();
      rename('second');
      expect(problems()).toContain(
        'categories/{product} was at /category/first, which leads nowhere: npm run check-content -- --fix redirects it to /category/second',
      );
      fix();
      expect(redirects()).toEqual(
        expect.arrayContaining([
          { from: '/category/first', to: '/category/second' },
          { from: '/first', to: '/category/second' },
          { from: '/category/first/feed', to: '/category/second/feed' },
          { from: '/first-of-old', to: '/one' },
        ]),
      );
      expect(problems()).toEqual([]);
    });
  });

  describe('what is taken down', () => {
    it('leaves a dead address that only an editor can decide on, and stays named until then', () => {
      folder.edit('articles/one.md', (text) => text.replace('---\n', '---\ndraft: true\n'));
      folder.edit('articles/two.md', (text) => text.replace('[one, three]', '[three, four]'));
      folder.edit('articles/three.md', (text) => text.replace('[one, two]', '[two, four]'));
      const four = articleText({ title: '"Four"', path: '/four', related: '[two, three]' });
      folder.write('articles/four.md', four);
      const reason =
        'articles/one is not public any more, and /one leads nowhere: npm run new -- redirect /one /where-it-should-lead';
      expect(problems()).toEqual([reason]);
      fix();
      expect(problems()).toEqual([reason]);
      folder.json('redirects.json', (file) => file.exact.push({ from: '/one', to: '/four' }));
      expect(problems()).toEqual([]);
      fix();
      expect(json('published.json')).not.toHaveProperty('articles/one');
    });

    it('leads to the list where it is an opening', () => {
      const { slug } = json('careers.json').openings[0];
      folder.json('careers.json', (file) => file.openings.shift());
      fix();
      expect(redirects()).toEqual([{ from: `/careers/${slug}`, to: '/careers' }]);
      expect(problems()).toEqual([]);
    });
  });

  it('does not mind what is new, and notes neither drafts nor what is scheduled', () => {
    folder.write('articles/new.md', articleText({ title: '"New"', path: '/new', related: '[two, three]' }));
    const hidden = { related: '[two, three]' };
    folder.write('articles/draft.md', articleText({ ...hidden, title: '"D"', path: '/d', draft: 'true' }));
    folder.write(
      'articles/later.md',
      articleText({ ...hidden, title: '"L"', path: '/l', published: '2031-01-01' }),
    );
    expect(problems()).toEqual([]);
    fix();
    const list = json('published.json');
    expect(list['articles/new']).toBe('/new');
    expect(list).not.toHaveProperty('articles/draft');
    expect(list).not.toHaveProperty('articles/later');
  });
});
