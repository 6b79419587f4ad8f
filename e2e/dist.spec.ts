/** `dist/` behind a real nginx answers the route table as the server does. */

import { expect, test } from 'playwright/test';
import { hasNginx, type Nginx, startNginx } from '@/e2e/bench/nginx';
import { content, PATHS } from './content';
import { rawGet } from './support/raw-get';
import { NOT_FOUND, REDIRECTS } from './support/table';

test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx(), 'nginx is not installed');

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(async () => {
  await nginx.stop();
});

const COMPARED = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
];

/** What two servers must agree on: status, target, type, headers and body. */
async function answer(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const location = response.headers.get('location');
  const redirected = response.status >= 300 && response.status < 400;
  return {
    path,
    status: response.status,
    location: location && new URL(location, origin).href.replace(origin, ''),
    ...(redirected
      ? {}
      : {
          // Next names the encoding of its own XML nowhere else than in the XML.
          type: response.headers.get('content-type')?.split(';')[0],
          headers: COMPARED.map((name) => `${name}: ${response.headers.get(name)}`),
          sharing: response.ok && response.headers.get('cross-origin-resource-policy'),
          cached: response.ok && response.headers.get('cache-control'),
          body: await response.text(),
        }),
  };
}

async function expectSame(origin: string | undefined, paths: readonly string[]) {
  if (!origin) throw new Error('playwright.config.ts sets no baseURL.');
  for (const path of paths) {
    expect.soft(await answer(nginx.url, path), path).toEqual(await answer(origin, path));
  }
}

const { articles, taxonomy } = content();
const feeds = ['/feed', ...taxonomy.map(({ slug }) => `/category/${slug}/feed`)];

test('documents, with and without a slash at the end', async ({ baseURL }) => {
  const paths = PATHS;
  await expectSame(baseURL, paths);
  await expectSame(
    baseURL,
    paths.slice(1).map((path) => `${path}/?utm=1`),
  );
});

test('feeds, sitemap, robots, security.txt', async ({ baseURL }) => {
  const others = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];
  await expectSame(baseURL, [...feeds, ...feeds.map((path) => `${path}/`), ...others]);
  expect((await answer(nginx.url, '/.well-known/security.txt')).body).toContain('Expires: ');
  expect((await fetch(`${nginx.url}/feed`)).headers.get('content-type')).toContain('application/rss+xml');
});

test('redirects, whatever their case, in one hop with their query', async ({ baseURL }) => {
  const prefix = content().redirects.prefix;
  const sources = [...REDIRECTS.map(([from]) => from), ...prefix.map(({ from }) => `${from}-and-more`)];
  await expectSame(baseURL, sources);
  await expectSame(
    baseURL,
    sources.map((path) => `${path.toUpperCase()}/?utm_source=x&b=%20`),
  );
  await expectSame(
    baseURL,
    prefix.map(({ from }) => `${from}/deeper`),
  );
  for (const [from, to] of REDIRECTS) {
    expect.soft((await answer(nginx.url, from)).location, from).toBe(to);
  }
});

test('links that were made of titles, the question mark encoded too', async ({ baseURL }) => {
  await expectSame(
    baseURL,
    articles.map(({ title }) => `/blog/${encodeURIComponent(title.toLowerCase().replace(/ /g, '-'))}`),
  );
});

test('what does not exist', async ({ baseURL }) => {
  await expectSame(baseURL, [
    '/nope',
    '/blog/nope',
    '/blog/page/99',
    '/category/nope',
    '/category/nope/',
    '/category/nope/page/2',
    `/category/${taxonomy[0]?.slug}/page/99`,
    '/category/nope/feed',
    '/category/nope/feed/',
    '/not-found/category',
    '/not-found/feed',
    '/404',
    '/index.html',
    '/about-us.html',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/feed.xml',
    '/api/categories.json',
    '/server-error',
  ]);
});

test('what no client tidies up: doubled slashes, what cannot be decoded, what is too long', async ({
  baseURL,
}) => {
  const doubled = ['//trust', '/category//x', '//trust?x=//y', '//evil.example'];
  for (const path of [...doubled, ...NOT_FOUND, '/%zz']) {
    const { status, location, body } = await rawGet(nginx.url, path);
    const served = await rawGet(baseURL, path);
    const name = path.slice(0, 60);
    expect.soft([status, location], name).toEqual([served.status, served.location]);
    if (!location) expect.soft(body, name).toBe(served.body);
  }
});

test('hashed files are immutable, and everything can be asked whether it changed', async ({ baseURL }) => {
  const home = await (await fetch(`${nginx.url}/`)).text();
  const files = [...home.matchAll(/["( ](\/(?:_next\/static|assets)\/[^") ]+)/g)].map(
    ([, path]) => path ?? '',
  );
  expect(files).not.toEqual([]);
  await expectSame(
    baseURL,
    files.filter((path) => !path.endsWith('.js')),
  );
  for (const path of files) {
    expect((await answer(nginx.url, path)).cached).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/', ...feeds, ...files]) {
    const etag = (await fetch(nginx.url + path)).headers.get('etag') ?? '';
    expect((await fetch(nginx.url + path, { headers: { 'if-none-match': etag } })).status, path).toBe(304);
  }
});
