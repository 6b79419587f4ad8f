import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Exported, folderLayout, mendLinks } from './folders';
import { typeOf } from './media-types';

const entry = (pathname: string, file: string, type = 'text/html', status = 200): Exported => ({
  pathname,
  file,
  type,
  status,
});
const entries = [
  entry('/', 'index.html'),
  entry('/trust', 'trust.html'),
  entry('/category/a', 'category/a.html'),
  entry('/category/a/feed', 'category/a/feed', 'application/rss+xml'),
  entry('/feed', 'feed', 'application/rss+xml'),
  entry('/api/kinds', 'api/kinds.json', 'application/json'),
  entry('/api/kinds/1/price', 'api/kinds/1/price', 'application/json'),
  entry('/sitemap.xml', 'sitemap.xml', 'application/xml'),
  entry('/404', '404.html', 'text/html', 404),
  entry('/category/404', 'category/404.html', 'text/html', 404),
];
const REDIRECTS = `/index / 308
/old /trust 308
/old/ /trust 308
/feed/ /feed 308
/api/kinds /api/kinds.json 200
/ref* / 308
/was/:name /trust 308
/why%3F /trust 308
/caf%C3%A9 /trust 308
/category/:category /category/404.html 404
`;

/** The least that a file server does: files by their extension's type, a folder by the index in it. */
async function plainServer(files: ReadonlyMap<string, string>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
    const body = files.get(file);
    if (body !== undefined)
      response.setHeader('Content-Type', typeOf(`/${file}`) ?? 'application/octet-stream');
    else if (files.has(`${file}/index.html`)) response.writeHead(301, { Location: `${url}/` });
    else response.writeHead(404);
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('folderLayout', () => {
  it('lets a plain file server answer every address with the type that it has', async () => {
    const files = new Map(
      folderLayout(entries, REDIRECTS).map((placed) => [
        placed.file,
        'text' in placed ? placed.text : `from ${placed.from}`,
      ]),
    );
    const url = await plainServer(files);
    const answer = async (path: string) => {
      const response = await fetch(url + path);
      return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
    };
    expect(await answer('/')).toBe('200 text/html from index.html');
    for (const path of ['/trust', '/trust/']) {
      expect(await answer(path)).toBe('200 text/html from trust.html');
    }
    expect(await answer('/category/a')).toBe('200 text/html from category/a.html');
    expect(await answer('/category/a/feed/index.xml')).toBe('200 application/xml from category/a/feed');
    expect(await answer('/feed')).toContain('content="0; url=/feed/index.xml"');
    expect(await answer('/feed')).toContain('type="application/rss+xml" href="/feed/index.xml"');
    expect(await answer('/api/kinds')).toBe('200 text/html from api/kinds.json');
    expect(await answer('/api/kinds/1/price')).toBe('200 application/octet-stream from api/kinds/1/price');
    expect(await answer('/sitemap.xml')).toBe('200 application/xml from sitemap.xml');
    expect(await answer('/old')).toContain('content="0; url=/trust"');
    expect(await answer('/nope')).toBe('404 null ');
    expect([...files.keys()].filter((file) => file.includes('404'))).toEqual(['404.html']);
    const leading = folderLayout([], REDIRECTS).map(({ file }) => file);
    expect(leading).toEqual(['index/index.html', 'old/index.html', 'café/index.html']);
  });

  it('refuses two answers in one place', () => {
    expect(() => folderLayout(entries, '/trust / 308')).toThrow('trust/index.html');
  });
});

it('mendLinks leads links to feeds, of this site alone, to where the layout has them', () => {
  const html = (feed: string, category: string, other: string) =>
    `<a href="${feed}">x</a><link href="${category}"><a href="${other}">y</a>`;
  const other = 'https://other.example/feed';
  expect(
    mendLinks(html('/feed', 'https://site.example/category/a/feed', other), entries, 'https://site.example'),
  ).toBe(html('/feed/index.xml', 'https://site.example/category/a/feed/index.xml', other));
});
