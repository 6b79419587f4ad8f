import { describe, expect, it } from 'vitest';
import { content } from '../content';
import { allPaths } from './paths';
import { flattenedRedirects, redirectProblems } from './redirects';

describe('flattenedRedirects', () => {
  const { exact, prefix } = flattenedRedirects(content());
  const target = new Map(exact.map(({ from, to }) => [from, to]));

  it('flattens the chains of the specification to one hop', () => {
    for (const from of [
      '/blog/whatsapp-status-monetization-a-complete-guide-for-beginners',
      '/whatsapp-status-monetization-complete-guide',
    ]) {
      expect(target.get(from)).toBe('/whatsapp-status-monetization-guide');
    }
  });

  it('has no redirect whose target is itself redirected', () => {
    expect([...exact, ...prefix].filter(({ to }) => target.has(to))).toEqual([]);
  });

  it('redirects the other form of every article', () => {
    for (const { otherPath, path } of content().articles) expect(target.get(otherPath)).toBe(path);
  });
});

describe('redirectProblems', () => {
  const paths = ['/end', '/alive', '/begins-so-too'];
  it.each([
    ['a loop to itself in another case', { from: '/Foo', to: '/foo' }, 'redirects to itself'],
    ['a hidden page', { from: '/alive', to: '/end' }, 'hides a page that exists'],
    ['a dead destination', { from: '/old', to: '/gone' }, 'leads to /gone, which does not exist'],
  ])('reports %s', (_, redirect, reason) => {
    expect(redirectProblems({ exact: [redirect], prefix: [] }, paths)).toEqual([
      { from: redirect.from, reason },
    ]);
  });

  it('reports an address redirected twice and a prefix that hides a page', () => {
    const twice = { from: '/old', to: '/end' };
    expect(
      redirectProblems({ exact: [twice, twice], prefix: [{ from: '/begins-so', to: '/end' }] }, paths),
    ).toEqual([
      { from: '/old', reason: 'is redirected twice' },
      { from: '/begins-so', reason: 'hides /begins-so-too, which begins so' },
    ]);
  });

  it('finds nothing wrong with the real ones', () => {
    expect(redirectProblems(flattenedRedirects(content()), allPaths(content()))).toEqual([]);
  });
});
