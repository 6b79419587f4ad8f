import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_CATEGORY_PATH } from './paths';
import type { SiteRedirect } from './redirects';
import { nextFallbacks, nextRedirects } from './routing';

type Compile = (source: string, keys: unknown[], options: Record<string, unknown>) => RegExp;
/** Next's own copy has no types. */
const { pathToRegexp } = createRequire(import.meta.url)('next/dist/compiled/path-to-regexp') as {
  pathToRegexp: Compile;
};

/** As Next compiles a source: the whole path, whatever its case (next/dist/lib/load-custom-routes). */
const compiled = (source: string) =>
  pathToRegexp(source, [], { strict: true, sensitive: false, delimiter: '/' });
const matches = (source: string, path: string) => compiled(source).test(path);
/** Of what a source is compiled to; a longer one ends the build (there, too). */
const LONGEST_RULE = 4_096;

const all: SiteRedirect[] = [
  { kind: 'exact', from: '/old', to: '/new#part' },
  { kind: 'moved', from: '/blog/a', to: '/a' },
  { kind: 'moved', from: "/blog/the-owner's:-(5+1)-*ways*", to: '/a' },
  { kind: 'moved', from: '/blog/why%3f', to: '/a' },
  { kind: 'prefix', from: '/begins', to: '/end' },
];
const redirects = () => nextRedirects(all);

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
  const target = (path: string) => {
    const rule = redirects().find(({ source }) => matches(source, path));
    return rule?.destination;
  };

  it('leads to the same slug in its other folder, by a few rules however many they are, none too long for Next', () => {
    const many = Array.from({ length: 3_000 }, (_, n) => ({
      kind: 'moved' as const,
      from: `/blog/a-${n}.b`,
      to: `/a-${n}.b`,
    }));
    const rules = nextRedirects([...all, ...many]).filter(({ destination }) => destination === '/:slug');
    expect(rules.length).toBeLessThan(10);
    const patterns = rules.map(({ source }) => compiled(source));
    for (const { source } of patterns) expect(source.length).toBeLessThanOrEqual(LONGEST_RULE);
    const found = many.filter(({ from }) => patterns.some((pattern) => pattern.test(from)));
    expect(found).toHaveLength(many.length);
    for (const path of ['/blog/a', '/BLOG/A/']) expect(target(path), path).toBe('/:slug');
    expect(target('/blog/b')).toBeUndefined();
  });

  it('leads an address with signs of the pattern in it, too', () => {
    expect(target(encodeURI("/blog/the-owner's:-(5+1)-*ways*"))).toBe('/a');
    expect(target('/blog/why%3F')).toBe('/a');
  });
});

describe('nextFallbacks', () => {
  const target = (path: string) =>
    nextFallbacks(true).find(({ source }) => matches(source, path))?.destination;

  it('answer unknown categories, their pages and their feeds, with and without a slash at the end', () => {
    for (const end of ['', '/']) {
      expect(target(`/category/gossip${end}`)).toBe(UNKNOWN_CATEGORY_PATH);
      expect(target(`/category/gossip/page/7${end}`)).toBe(UNKNOWN_CATEGORY_PATH);
      expect(target(`/category/gossip/feed${end}`)).toBe('/not-found/feed');
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
