import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries';
import { nginxConf, nginxMaps } from './nginx';

const answer = (pathname: string, type: string, status = 200) => ({ pathname, type, status, source: '/x' });

it('is the whole routing table of a small site, for somebody to read', () => {
  const conf = nginxConf(
    {
      redirects: [{ source: '/old', destination: '/new#top', status: 308, regex: '^\\/old(?:\\/)?$' }],
      fallbacks: [{ source: '/shop/:path*', regex: '^\\/shop\\/.*$', target: '/shop-gone' }],
    } as unknown as Parameters<typeof nginxConf>[0],
    entriesOf([
      answer('/', 'text/html'),
      answer('/404', 'text/html', 404),
      answer('/shop-gone', 'text/html', 404),
      answer('/500', 'text/html', 500),
      answer('/api/gone', 'application/json', 404),
      answer('/feed', 'application/rss+xml'),
      answer('/api/kinds', 'application/json'),
      answer('/api/kinds/1', 'application/json'),
      answer('/mark.svg', 'image/svg+xml'),
    ]),
    [
      { path: '/*', headers: { 'X-All': 'say "yes"' } },
      { path: '/*.svg', headers: { 'X-Kind': 'picture' } },
    ],
  );
  const from = conf.indexOf('default_type application/octet-stream;');
  expect(conf.slice(0, from)).toMatch(/^# Written by the build\./);
  expect(conf.slice(0, from)).toContain('types {\n');
  expect(conf.slice(0, from)).toMatch(/\n {2}text\/html html;\n/);
  expect(conf.slice(from).replace(/charset_types [^;]+;/, 'charset_types …;')).toMatchInlineSnapshot(`
    "default_type application/octet-stream;
    charset utf-8;
    charset_types …;
    gzip_static on;
    gzip_vary on;
    etag on;
    absolute_redirect off;
    server_tokens off;
    add_header X-All "say \\"yes\\"" always;
    if ($merged) { return 308 $merged$is_args$args; }
    if ($address != $uri_without_slash) { return 308 $address$is_args$args; }
    rewrite ^(.+)/$ $1 last;
    error_page 400 404 414 =404 /404.html;
    error_page 500 502 503 504 /500.html;

    location ~* "^/old(?:/)?$" { return 308 "/new$is_args$args#top"; }

    location = / {
      try_files /index.html =404;
    }
    location ~ \\.html$ {
      internal;
    }
    location = /api/gone.json {
      internal;
      default_type application/json;
    }
    location = /api/kinds.json {
      return 404;
    }
    location = /404 {
      error_page 404 /404.html;
      return 404;
    }
    location = /shop-gone {
      error_page 404 /shop-gone.html;
      return 404;
    }
    location = /500 {
      error_page 500 /500.html;
      return 500;
    }
    location = /api/gone {
      error_page 404 /api/gone.json;
      return 404;
    }
    location ~ ^/(?:_headers|_redirects|nginx(?:-http)?\\.conf|index)$|\\.(?:br|gz)$ {
      return 404;
    }

    location ~ "^(?:/feed)$" {
      default_type application/rss+xml;
    }
    location ~ "^(?:/api/kinds)$" {
      try_files /api/kinds.json =404;
    }
    location ~ "^(?:/api/kinds/1)$" {
      default_type application/json;
    }
    location ~ "^(?:/mark\\.svg)$" {
      add_header X-All "say \\"yes\\"" always;
      add_header X-Kind "picture" always;
    }
    location ~* "^/shop/.*$" {
      try_files $uri $uri.html =404;
      error_page 404 /shop-gone.html;
    }
    location / {
      try_files $uri $uri.html =404;
    }
    "
  `);
});

describe('nginxMaps', () => {
  const maps = (moved: readonly (readonly [string, string])[], paths: string[] = []) =>
    nginxMaps(
      {
        redirects: moved.map(([source, destination]) => ({ source, destination, status: 308, regex: '' })),
        fallbacks: [],
      },
      entriesOf(paths.map((path) => answer(path, 'text/html'))),
    );

  it('names each address once, whatever its case: where it has moved, or how it is spelt', () => {
    const text = maps(
      [
        ['/Old', '/new'],
        ['/part', '/new#part'],
      ],
      ['/New', '/old', '/a.txt'],
    );
    const address = text.slice(text.indexOf('map $uri_without_slash $address'));
    expect(address).toBe(`map $uri_without_slash $address {
  default $uri_without_slash;
  "/New" "/New";
  "/Old" "/new";
}
`);
  });

  it('have twice the room that they need, and never less than nginx gives', () => {
    const sizeFor = (count: number) =>
      /map_hash_max_size (\d+);/.exec(
        maps(Array.from({ length: count }, (_, n) => [`/old-${n}`, '/new'])),
      )?.[1];
    expect(sizeFor(3)).toBe('2048');
    expect(sizeFor(5_000)).toBe('10000');
  });
});
