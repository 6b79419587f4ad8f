import { describe, expect, it } from 'vitest';
import type { HeaderRule } from '../header-rules';
import { type Answer, entriesOf } from './entries';
import { headersFile, nestedErrorPages, redirectsFile } from './host-files';
import { nginxConf } from './nginx';
import type { Routes } from './routes';

const answers: Answer[] = [
  { pathname: '/', type: 'text/html', status: 200, source: '' },
  { pathname: '/404', type: 'text/html', status: 404, source: '' },
  { pathname: '/not-found/category', type: 'text/html', status: 404, source: '' },
  { pathname: '/not-found/feed', type: 'text/plain', status: 404, source: '' },
  { pathname: '/feed', type: 'application/rss+xml', status: 200, source: '' },
  { pathname: '/api/categories', type: 'application/json', status: 200, source: '' },
  { pathname: '/api/categories/1', type: 'application/json', status: 200, source: '' },
  { pathname: '/assets/site-1.js', type: 'text/javascript', status: 200, source: '' },
];
const entries = entriesOf(answers);
const routes: Routes = {
  redirects: [
    { source: '/vision{/}?', regex: '^\\/vision(?:\\/)?$', destination: '/about-us#vision', status: 308 },
    { source: '/old([^/]*){/}?', regex: '^\\/old([^/]*)(?:\\/)?$', destination: '/new', status: 308 },
  ],
  fallbacks: [
    {
      source: '/category/:category/feed{/}?',
      regex: '^\\/category\\/([^/]+)\\/feed$',
      target: '/not-found/feed',
    },
    {
      source: '/category/:category((?!(?:guides|news)$)[^/]+){/}?',
      regex: '^\\/category\\/((?!(?:guides|news)$)[^/]+)$',
      target: '/not-found/category',
    },
  ],
};
const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-Policy': 'a "b"', 'Cache-Control': 'no-cache' } },
  { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
];

describe('_redirects', () => {
  it('writes redirects in both forms, then prefixes, then errors, each to the file that exists', () => {
    expect(redirectsFile(routes, entries).trim().split('\n')).toEqual([
      '/vision /about-us#vision 308',
      '/vision/ /about-us#vision 308',
      '/feed/ /feed 308',
      '/api/categories/1/ /api/categories/1 308',
      '/api/categories /api/categories.json 200',
      '/old* /new 308',
      '/category/:category/feed /not-found/feed.txt 404',
      '/category/:category /not-found/category.html 404',
    ]);
  });

  it('encodes an address as browsers send it', () => {
    const redirect = { source: '/why%3F-caf%C3%A9{/}?', regex: '', destination: '/x', status: 308 };
    expect(redirectsFile({ redirects: [redirect], fallbacks: [] }, [])).toMatch(
      /^\/why%3F-caf%C3%A9 \/x 308\n/,
    );
  });

  it('refuses every pattern that these hosts cannot express', () => {
    const redirect = { regex: '', destination: '/x', status: 308 };
    const odd = ['/:lang/x', '/a/:b'].map((source) => ({ ...redirect, source }));
    expect(() => redirectsFile({ redirects: odd, fallbacks: [] }, [])).toThrow(/\/:lang\/x\n- \/a\/:b/);
  });
});

describe('nestedErrorPages', () => {
  it("puts a fallback's document where hosts look for the nearest 404.html", () => {
    expect(nestedErrorPages(routes, answers).map(({ pathname, status }) => [pathname, status])).toEqual([
      ['/category/404', 404],
    ]);
  });

  it('takes the first of a folder, and folders as deep as they are', () => {
    const page = (target: string) => ({ pathname: target, type: 'text/html', status: 404, source: target });
    const fallback = (source: string, target: string) => ({ source, regex: '', target });
    const fallbacks = [
      fallback('/shop/in-town/:name', '/gone/town'),
      fallback('/shop/:name', '/gone/shop'),
      fallback('/shop/:name/more', '/gone/more'),
      fallback('/:name', '/gone/shop'),
    ];
    const pages = nestedErrorPages(
      { redirects: [], fallbacks },
      fallbacks.map(({ target }) => page(target)),
    );
    expect(pages.map(({ pathname, source }) => [pathname, source])).toEqual([
      ['/shop/in-town/404', '/gone/town'],
      ['/shop/404', '/gone/shop'],
    ]);
  });
});

describe('_headers', () => {
  it('takes a header away before it sets it again, and names the types that no extension tells', () => {
    expect(headersFile(rules, entries)).toBe(`/*
  X-Policy: a "b"
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: immutable

/feed
  Content-Type: application/rss+xml; charset=utf-8

/api/*
  Content-Type: application/json; charset=utf-8
`);
  });

  it('gives a folder of files that are all alike one rule, since hosts read a hundred', () => {
    const answer = (pathname: string, type: string): Answer => ({
      pathname,
      type,
      status: 200,
      source: '',
    });
    const many = Array.from({ length: 150 }, (_, index) => answer(`/api/price/${index}`, 'application/json'));
    const mixed = [answer('/category/a/feed', 'application/rss+xml'), answer('/category/b', 'text/html')];
    const paths = headersFile([], entriesOf([...many, ...mixed])).match(/^\/.*$/gm);
    expect(paths).toContain('/api/*');
    expect(paths).toContain('/category/a/feed');
    expect(paths?.length).toBeLessThan(100);
  });
});

describe('nginx.conf', () => {
  const conf = nginxConf(routes, entries, rules);

  it('redirects whatever the case, with the query before the fragment', () => {
    expect(conf).toContain('location ~* "^/vision(?:/)?$" { return 308 "/about-us$is_args$args#vision"; }');
  });

  it('repeats every header where one differs, quoted', () => {
    const assets = conf.slice(conf.indexOf('site-1'), conf.indexOf('}', conf.indexOf('site-1')));
    expect(assets).toContain('add_header X-Policy "a \\"b\\"" always;');
    expect(assets).toContain('add_header Cache-Control "immutable" always;');
  });

  it('serves a renamed file and gives types to files without an extension', () => {
    expect(conf).toMatch(
      /location ~ "\^\(\?:\/api\/categories\)\$" \{\n {2}try_files \/api\/categories\.json =404;/,
    );
    expect(conf).toMatch(/location ~ "\^\(\?:\/feed\)\$" \{\n {2}default_type application\/rss\+xml;/);
  });

  it('splits lists that are too long for one parameter', () => {
    const many = Array.from(
      { length: 100 },
      (_, index): Answer => ({
        pathname: `/feeds/${'x'.repeat(90)}${index}`,
        type: 'application/rss+xml',
        status: 200,
        source: '',
      }),
    );
    const lines = nginxConf(routes, entriesOf([...answers, ...many]), rules).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4096);
    expect(lines.filter((line) => line.includes('/feeds/'))).toHaveLength(3);
  });
});
