import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { typeOf } from './entries';
import { writeFolders } from './folders';

const HTML = 'text/html; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const ENTRIES: [pathname: string, file: string, type: string, status?: number][] = [
  ['/', 'index.html', HTML],
  ['/trust', 'trust.html', HTML],
  ['/category/a', 'category/a.html', HTML],
  ['/category/a/feed', 'category/a/feed', RSS],
  ['/feed', 'feed', RSS],
  ['/api/kinds', 'api/kinds.json', 'application/json; charset=utf-8'],
  ['/api/kinds/1/price', 'api/kinds/1/price', 'application/json; charset=utf-8'],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
  ['/404', '404.html', HTML, 404],
  ['/not-found/category', 'not-found/category.html', HTML, 404],
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
const POLICY = "default-src 'none'; frame-ancestors 'none'";
const links = (feed: string, category: string) =>
  `<a href="${feed}">x</a><link href="${category}"><a href="https://other.example/feed">y</a>`;
const META = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';

let folder: string;
const out = () => join(folder, 'out');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folders-'));
  for (const [, file] of ENTRIES) write(`release/dist/${file}`, `from ${file}`);
  write(
    'release/dist/index.html',
    `<meta charset="utf-8"/><link rel="canonical" href="https://site.example"/>${links('/feed', 'https://site.example/category/a/feed')}`,
  );
  write('release/dist/_redirects', REDIRECTS);
  const files = ENTRIES.map(([pathname, file, type, status = 200]) => [
    pathname,
    [file, type, status, 0, true],
  ]);
  const table = { files: Object.fromEntries(files), headers: [{ 'Content-Security-Policy': POLICY }] };
  write('release/server.json', JSON.stringify(table));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The least that a file server does: files by their extension's type, a folder by the index in it. */
async function plainServer(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
    const path = join(out(), file);
    if (existsSync(join(path, 'index.html'))) response.writeHead(301, { Location: `${url}/` }).end();
    else if (!existsSync(path)) response.writeHead(404).end();
    else {
      response.setHeader('Content-Type', typeOf(`/${file}`) ?? 'application/octet-stream');
      response.end(readFileSync(path));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('lets a plain file server answer every address with the type that it has', async () => {
  const count = writeFolders(join(folder, 'release'), out());
  const url = await plainServer();
  const answer = async (path: string) => {
    const response = await fetch(url + path);
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
  };
  for (const path of ['/trust', '/trust/']) expect(await answer(path)).toBe('200 text/html from trust.html');
  expect(await answer('/category/a')).toBe('200 text/html from category/a.html');
  expect(await answer('/category/a/feed/index.xml')).toBe('200 application/xml from category/a/feed');
  expect(await answer('/feed')).toContain('content="0; url=/feed/index.xml"');
  expect(await answer('/feed')).toContain('type="application/rss+xml" href="/feed/index.xml"');
  expect(await answer('/api/kinds')).toBe('200 text/html from api/kinds.json');
  expect(await answer('/api/kinds/1/price')).toBe('200 application/octet-stream from api/kinds/1/price');
  expect(await answer('/sitemap.xml')).toBe('200 application/xml from sitemap.xml');
  for (const path of ['old', 'café'])
    expect(readFileSync(join(out(), path, 'index.html'), 'utf8')).toContain('content="0; url=/trust"');
  expect(await answer('/nope')).toBe('404 null ');
  const files = readdirSync(out(), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('404'))).toEqual(['404.html']);
  expect(files.filter((file) => /\.html$|\.xml$|price$/.test(file))).toHaveLength(count);
});

it('leads links to feeds, of this site alone, to where the layout has them, and says the policy', () => {
  writeFolders(join(folder, 'release'), out());
  const home = readFileSync(join(out(), 'index.html'), 'utf8');
  expect(home).toContain(links('/feed/index.xml', 'https://site.example/category/a/feed/index.xml'));
  expect(home).toContain(`<meta charset="utf-8"/>${META}`);
});

it('refuses two answers in one place', () => {
  write('release/dist/_redirects', '/trust / 308');
  expect(() => writeFolders(join(folder, 'release'), out())).toThrow('trust/index.html');
});
