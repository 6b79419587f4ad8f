import { describe, expect, it } from 'vitest';
import type { BuildContext } from '../adapter/next-16/outputs';
import { addressesOf, routesOf } from './routes';

type Routing = BuildContext['routing'];
const routing = (part: Partial<Routing>) =>
  ({ beforeMiddleware: [], beforeFiles: [], afterFiles: [], fallback: [], ...part }) as unknown as Routing;

describe('routesOf', () => {
  it('takes redirects and fallbacks, and leaves headers alone', () => {
    const table = routing({
      beforeMiddleware: [
        { source: '/:path*', sourceRegex: '^.*$', headers: { 'X-A': 'b' } },
        {
          source: '/vision',
          sourceRegex: '^\\/vision$',
          headers: { Location: '/about-us#vision' },
          status: 308,
        },
        { sourceRegex: '^.*$', headers: { Location: '/own' }, status: 308 },
        { source: '/no-status', sourceRegex: '^.*$', headers: { Location: '/own' } },
      ],
      fallback: [
        { source: '/category/:slug', sourceRegex: '^x$', destination: '/not-found/category?slug=$1' },
        { source: '/nowhere', sourceRegex: '^y$' },
        { sourceRegex: '^z$', destination: '/_next/own' },
      ],
    });
    expect(routesOf(table)).toEqual({
      redirects: [{ source: '/vision', regex: '^\\/vision$', destination: '/about-us#vision', status: 308 }],
      fallbacks: [{ source: '/category/:slug', regex: '^x$', target: '/not-found/category' }],
    });
  });

  it('names every route that a static host cannot repeat', () => {
    const has = [{ type: 'cookie' as const, key: 'a' }];
    const table = routing({
      beforeMiddleware: [
        { source: '/a', sourceRegex: '', headers: { Location: '/b?c=1' }, status: 308, has },
      ],
      afterFiles: [{ source: '/d', sourceRegex: '', destination: '/e' }],
      fallback: [{ source: '/f', sourceRegex: '', destination: 'https://example.com/' }],
    });
    expect(() => routesOf(table)).toThrow(
      /\/a has conditions\n- \/d is rewritten before files\n- \/a leads to a query\n- \/f is rewritten to another site/,
    );
  });
});

describe('addressesOf', () => {
  const addresses = (source: string, destination = '/$1') =>
    addressesOf({ source, destination, regex: '', status: 308 })?.map(({ from, to }) => `${from} ${to}`);

  it('lists what a pattern stands for', () => {
    expect(addresses('/old{/}?', '/new')).toEqual(['/old /new']);
    expect(addresses('/blog/:slug(one|two){/}?')).toEqual(['/blog/one /one', '/blog/two /two']);
    expect(addresses('/:a(x|y)/page/:b(2|3)', '/$1/$2')).toEqual([
      '/x/page/2 /x/2',
      '/x/page/3 /x/3',
      '/y/page/2 /y/2',
      '/y/page/3 /y/3',
    ]);
    expect(addresses('/what\\?-\\(really\\)-caf%C3%A9', '/a')).toEqual(['/what?-(really)-café /a']);
    expect(addresses('/why%3F{/}?', '/a')).toEqual(['/why? /a']);
  });

  it.each(['/:any', '/begins([^/]*){/}?', '/a/:rest*', '/:n(\\d+)'])('does not list %s', (source) => {
    expect(addresses(source)).toBeUndefined();
  });
});
