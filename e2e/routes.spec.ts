import { request as httpRequest } from 'node:http';
import { content } from '../lib/content';
import { allPaths } from '../lib/site/paths';
import { type DocumentFacts, documentFacts } from './support/document';
import { ARTICLES, CATEGORIES, NOT_FOUND, PAGES, REDIRECTS } from './support/table';
import { expect, test } from './support/test';

const { site } = content();

test.describe('documents', () => {
  for (const [path, title] of PAGES) {
    test(`${path} answers`, async ({ request }) => {
      const facts = await fetchDocument(request, path);
      if (title) expect(facts.title).toBe(title);
      expect(facts.canonical).toBe(site.url + (path === '/' ? '' : path));
    });
  }

  for (const [path, title, date, minutes] of ARTICLES) {
    test(`${path} answers`, async ({ request }) => {
      const facts = await fetchDocument(request, path);
      expect(facts.h1).toEqual([title]);
      expect(facts.canonical).toBe(site.url + path);
      expect(facts.text).toContain(date);
      expect(facts.text).toContain(`${minutes} min`);
    });
  }

  for (const [slug, h1, count] of CATEGORIES) {
    const pages = Math.ceil(count / 9);
    for (let page = 1; page <= pages; page += 1) {
      const path = page === 1 ? `/category/${slug}` : `/category/${slug}/page/${page}`;
      test(`${path} answers`, async ({ request }) => {
        const facts = await fetchDocument(request, path);
        expect(facts.h1[0]).toContain(h1);
        expect(facts.text).toContain(`Page ${page} of ${pages}`);
        expect(facts.feeds).toContain(`${site.url}/category/${slug}/feed`);
      });
    }
  }

  test('no two documents share a title or a description, and the table above misses none', async ({
    request,
  }) => {
    const paths = allPaths(content());
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
    for (const path of paths) {
      const facts = await fetchDocument(request, path);
      for (const key of ['title', 'description'] as const) {
        expect(seen[key].get(facts[key]), `${path}: ${key} of`).toBeUndefined();
        seen[key].set(facts[key], path);
      }
      expect(facts.h1, path).toHaveLength(1);
    }
    const listed: string[] = [...PAGES, ...ARTICLES].map(([path]) => path);
    const generated = /^\/(category|press|careers)\//;
    expect(paths.filter((path) => !listed.includes(path) && !generated.test(path))).toEqual([]);
  });
});

test.describe('redirects', () => {
  test('every old address reaches its end in one permanent hop, in any case and with its query', async ({
    request,
  }) => {
    for (const [from, to] of REDIRECTS) {
      const [path = '', hash] = to.split('#');
      const anchor = hash ? `#${hash}` : '';
      for (const [asked, expected] of [
        [from, to],
        [`${from}/`, to],
        [from.toUpperCase(), to],
        [`${from}?utm_source=a&b=c%20d`, `${path}?utm_source=a&b=c%20d${anchor}`],
      ] as const) {
        const response = await request.get(asked, { maxRedirects: 0 });
        expect.soft(response.status(), asked).toBe(308);
        expect.soft(relative(response.headers().location), asked).toBe(expected);
      }
      expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
    }
  });
});

test.describe('feeds', () => {
  for (const path of ['/feed', ...CATEGORIES.map(([slug]) => `/category/${slug}/feed`)]) {
    test(`${path} is RSS, with and without a slash at the end`, async ({ request }) => {
      for (const form of [path, `${path}/`]) {
        const response = await request.get(form, { maxRedirects: 0 });
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
        expect(await response.text()).toContain(`<atom:link href="${site.url}${path}" rel="self"`);
      }
    });
  }

  test('one that does not exist says so', async ({ request }) => {
    for (const path of ['/category/gossip/feed', '/category/gossip/feed/']) {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toBe('Feed not found');
    }
  });
});

test.describe('what does not exist', () => {
  for (const path of NOT_FOUND) {
    test(`${path.slice(0, 60)} is a clean 404`, async ({ baseURL }) => {
      const { status, body } = await rawGet(baseURL ?? '', path);
      expect(status).toBe(404);
      const facts = documentFacts(body);
      expect(facts.robots).toContain('noindex');
      expect(facts.h1).toHaveLength(1);
    });
  }

  test('an unknown page has the home title, the chrome and a way on', async ({ page }) => {
    const response = await page.goto('/no-such-page').catch(() => null);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(PAGES[0][1]);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('an unknown category shows an empty list', async ({ page }) => {
    const response = await page.goto('/category/gossip');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test.use({ allowedErrors: [/status of 404/] });

  test('no address leads off the site', async ({ baseURL }) => {
    for (const path of [
      '//evil.example',
      '//evil.example/%2f..',
      '/\\evil.example',
      '/%5Cevil.example',
      '/%2f%2fevil.example',
    ]) {
      const { status, location } = await rawGet(baseURL ?? '', path);
      expect(status, path).toBeLessThan(500);
      if (location) expect(new URL(location, baseURL).host, path).toBe(new URL(baseURL ?? '').host);
    }
  });
});

test('sitemap and robots name every indexable address and no other', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const hidden = content()
    .pages.filter(({ index }) => !index)
    .map(({ path }) => path);
  const expected = allPaths(content()).filter((path) => !hidden.includes(path));
  expect([...urls].sort()).toEqual(expected.map((path) => site.url + (path === '/' ? '' : path)).sort());
  for (const [, day] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(Date.parse(day ?? '')).not.toBeNaN();
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

/** Fetches a document and asserts what every one of them must have. */
async function fetchDocument(
  request: import('playwright/test').APIRequestContext,
  path: string,
): Promise<DocumentFacts> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  const facts = documentFacts(await response.text());
  expect(facts.h1, path).toHaveLength(1);
  expect(facts.h1[0], path).not.toBe('');
  expect(facts.lang).toBe('en');
  expect(facts.description.length, `${path}: description`).toBeGreaterThanOrEqual(50);
  expect(facts.description.length, `${path}: description`).toBeLessThanOrEqual(165);
  expect(facts.feeds).toContain(`${site.url}/feed`);
  return facts;
}

/** A request whose path no client library tidies up first. */
function rawGet(
  base: string,
  path: string,
): Promise<{ status: number; location: string | undefined; body: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function relative(location: string | undefined): string {
  const url = new URL(location ?? '', 'http://relative.example');
  return url.pathname + url.search + url.hash;
}
