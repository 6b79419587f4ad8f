/** What is no page but known at build is sent as a file: compressed, and not at all to those who have it. */
import { get } from 'node:http';
import { expect, test } from 'playwright/test';
import { content } from './content';

const { taxonomy, events } = content();
const PATHS = [
  '/feed',
  '/feed/',
  `/category/${taxonomy[0]?.slug}/feed`,
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/blog/search-index.json',
  '/api/categories',
  ...events.events.slice(0, 1).map(({ id }) => `/community/${id}.ics`),
];

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** bytes of the body as it was sent */
  bytes: number;
}

/** Playwright and fetch decompress without a word; this does not. */
function ask(url: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip', ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    }).on('error', reject);
  });
}

for (const path of PATHS) {
  test(`${path} is compressed, and asked about, not fetched again`, async ({ request, baseURL }) => {
    const url = `${baseURL}${path}`;
    const { status, headers, bytes } = await ask(url, {});
    expect(status).toBe(200);
    const whole = await (await request.get(url)).body();
    // Compression leaves short texts alone.
    if (whole.length > 2_000) {
      expect(headers['content-encoding']).toBe('gzip');
      expect(bytes).toBeLessThan(whole.length / 2);
    }
    expect(headers['content-type']).toMatch(/^[a-z]+\/[a-z+-]+; charset=utf-8$/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    // A proxy that compresses anew may strip the mark of weakness; a cache may hold several forms (RFC 9110, 13.1.2).
    const strong = String(headers.etag).replace(/^W\//, '');
    for (const [name, value] of [
      ['If-None-Match', String(headers.etag)],
      ['If-None-Match', strong],
      ['If-None-Match', `"other", ${headers.etag}`],
      ['If-Modified-Since', String(headers['last-modified'])],
    ] as const) {
      expect(await ask(url, { [name]: value }), `${name}: ${value}`).toMatchObject({ status: 304, bytes: 0 });
    }
    expect((await ask(url, { 'If-None-Match': '"other"' })).status).toBe(200);
  });
}

test('each has the type that it stands for', async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type']?.split(';')[0];
  expect(await typeOf('/feed')).toBe('application/rss+xml');
  expect(await typeOf('/sitemap.xml')).toBe('application/xml');
  expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
  expect(await typeOf('/api/categories')).toBe('application/json');
});
