import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { FEED_NOT_FOUND_PATH, UNKNOWN_CATEGORY_PATH } from './paths';
import { NEXT_FALLBACKS, nextRedirects } from './routing';

type Compile = (source: string, keys: unknown[], options: Record<string, unknown>) => RegExp;
/** Next's own copy has no types. */
const { pathToRegexp } = createRequire(import.meta.url)('next/dist/compiled/path-to-regexp') as {
  pathToRegexp: Compile;
};

/** As Next compiles a source: the whole path, whatever its case (next/dist/lib/load-custom-routes). */
const matches = (source: string, path: string) =>
  pathToRegexp(source, [], { strict: true, sensitive: false, delimiter: '/' }).test(path);

const all = {
  exact: [{ from: '/old', to: '/new#part' }],
  prefix: [{ from: '/begins', to: '/end' }],
  moved: [{ from: '/blog/a', to: '/a' }],
  titled: [{ from: '/blog/café:-(5+1)-*ways*', to: '/a' }],
};
const redirects = () => nextRedirects(all, false);

describe('nextRedirects', () => {
  const target = (path: string) => redirects().find(({ source }) => matches(source, path))?.destination;

  it('are permanent, and take a slash at the end and any case in the same hop', () => {
    expect(redirects().every(({ permanent }) => permanent)).toBe(true);
    for (const path of ['/old', '/old/', '/OLD']) expect(target(path), path).toBe('/new#part');
    for (const path of ['/index', '/index/']) expect(target(path), path).toBe('/');
  });

  it('take a prefix with anything behind it but a further folder', () => {
    for (const path of ['/begins', '/begins-and-more', '/begins-and-more/'])
      expect(target(path), path).toBe('/end');
    for (const path of ['/begins/deeper', '/older', '/a/old', '/old/a'])
      expect(target(path), path).toBeUndefined();
  });
});

describe('what follows from articles', () => {
  it('adds no rule, unless a host knows no other way', () => {
    expect(redirects().map(({ destination }) => destination)).toEqual(['/', '/new#part', '/end']);
    const asked = ['/blog/a', '/BLOG/A/', encodeURI('/blog/café:-(5+1)-*ways*')];
    for (const path of asked) {
      const rule = nextRedirects(all, true).find(({ source }) => matches(source, path));
      expect(rule?.destination, path).toBe('/a');
    }
  });
});

describe('NEXT_FALLBACKS', () => {
  const target = (path: string) => NEXT_FALLBACKS.find(({ source }) => matches(source, path))?.destination;

  it('answer unknown categories, their pages and their feeds, with and without a slash at the end', () => {
    for (const end of ['', '/']) {
      expect(target(`/category/gossip${end}`)).toBe(UNKNOWN_CATEGORY_PATH);
      expect(target(`/category/gossip/page/7${end}`)).toBe(UNKNOWN_CATEGORY_PATH);
      expect(target(`/category/gossip/feed${end}`)).toBe(FEED_NOT_FOUND_PATH);
    }
  });

  it.each([
    '/category',
    '/category/gossip/feed/more',
    '/category/gossip/page/7/more',
    '/category/gossip/more',
    '/a/category/gossip',
    '/category/gossip.html/x',
  ])('end where the address does: %s is none of them', (path) => {
    expect(target(path)).toBeUndefined();
  });
});
