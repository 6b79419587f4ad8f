/** Every address of the specification: what answers, what redirects, what does not exist. */
import { content, PATHS, writtenDay } from './content';
import { documentFacts } from './support/document';
import { read } from './support/documents';
import { rawGet } from './support/raw-get';
import { ARTICLES, CATEGORIES, CATEGORY_PAGES, NOT_FOUND, PAGES, REDIRECTS } from './support/table';
import { expect, test } from './support/test';

const { site, articles, taxonomy, pages } = content();
const titled = new Set([
  ...articles.map(({ path }) => path),
  ...taxonomy.flatMap(({ slug, seoTitle }) => (seoTitle ? [`/category/${slug}`] : [])),
]);
const LONGEST_TITLE = 60;
const urlOf = (path: string) => site.url + (path === '/' ? '' : path);

test('every address of the specification is a document with all that each must have', async ({ request }) => {
  const demanded = [...PAGES, ...ARTICLES.map(([path]) => path), ...CATEGORY_PAGES];
  for (const path of new Set([...demanded, ...PATHS])) {
    const { status, type, facts } = await read(request, path);
    expect.soft(status, path).toBe(200);
    expect.soft(type, path).toBe('text/html; charset=utf-8');
    expect.soft(facts.canonical, path).toBe(urlOf(path));
    expect.soft(facts.lang, path).toBe('en');
    expect.soft(facts.h1, path).toEqual([expect.stringMatching(/\S/)]);
    // A title that a search result would cut, or that is given for searches, may leave the name out.
    if (!titled.has(path) && `${facts.title} | ${site.product.name}`.length <= LONGEST_TITLE) {
      expect.soft(facts.title, path).toContain(site.product.name);
    }
    expect.soft(facts.description.length, `${path}: description`).toBeGreaterThanOrEqual(50);
    expect.soft(facts.description.length, `${path}: description`).toBeLessThanOrEqual(165);
    expect.soft(facts.feeds, path).toContain(`${site.url}/feed`);
  }
  expect(PATHS).toEqual(expect.arrayContaining(demanded));
});

test('no two documents share a title or a description that is not given twice', async ({ request }) => {
  const excerpts = articles.map(({ excerpt }) => excerpt);
  const twice = new Set(
    articles.flatMap(({ path, excerpt }, at) => (excerpts.indexOf(excerpt) < at ? path : [])),
  );
  for (const key of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const path of PATHS) {
      const value = (await read(request, path)).facts[key];
      if (key === 'description' && twice.has(path)) continue;
      expect.soft(seen.get(value), `${path}: ${key} of`).toBeUndefined();
      seen.set(value, path);
    }
  }
});

test('articles state their title, day and minutes, listings their page and feed', async ({ request }) => {
  for (const { path, title, published, readMinutes } of articles) {
    const { facts } = await read(request, path);
    expect.soft(facts.h1, path).toEqual([title]);
    expect.soft(facts.text, path).toContain(writtenDay(published));
    expect.soft(facts.text, path).toContain(`${readMinutes} min`);
  }
  for (const { slug, pages: count } of CATEGORIES) {
    const title = taxonomy.find((category) => category.slug === slug)?.title ?? 'no such category';
    for (let page = 1; page <= count; page += 1) {
      const path = page === 1 ? `/category/${slug}` : `/category/${slug}/page/${page}`;
      const { facts } = await read(request, path);
      expect.soft(facts.h1[0], path).toContain(title);
      expect.soft(facts.text, path).toContain(`Page ${page} of ${count}`);
      expect.soft(facts.feeds, path).toContain(`${site.url}/category/${slug}/feed`);
    }
  }
});

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
    expect.soft((await read(request, path)).status, path).toBe(200);
  }
});

test('an address in other letters leads to the right one, with its query', async ({ request }) => {
  for (const [asked, expected] of [
    ['/BLOG', '/blog'],
    ['/About-Us/', '/about-us'],
    ['/Blog?q=Students', '/blog?q=Students'],
    ...CATEGORIES.map(({ slug }) => [`/category/${slug.toUpperCase()}`, `/category/${slug}`] as const),
    ...ARTICLES.slice(0, 2).map(([path]) => [path.toUpperCase(), path] as const),
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect.soft(response.status(), asked).toBe(308);
    expect.soft(relative(response.headers().location), asked).toBe(expected);
  }
});

test('the product API answers in JSON for a price that does not exist', async ({ request }) => {
  for (const end of ['', '/']) {
    const response = await request.get(`/api/categories/none/country/none/price${end}`);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toEqual({ error: expect.stringMatching(/no price/) });
  }
});

test('the product API keeps its contract', async ({ request }) => {
  const answer = await request.get('/api/categories');
  expect(answer.headers()['content-type']).toContain('application/json');
  const { categories } = await answer.json();
  for (const category of categories) {
    const { countryPrices = [], ...rest } = category;
    expect(Object.keys(rest).sort()).toEqual(['_id', 'ageMax', 'ageMin', 'title']);
    for (const price of countryPrices) {
      expect(Object.keys(price).sort()).toEqual(['country', 'pricePerView']);
      if (price.country) {
        expect(Object.keys(price.country).sort()).toEqual(['_id', 'code', 'currencyCode', 'name']);
      }
    }
  }
  const audiences = content().pricing.categories;
  expect(categories.map(({ _id }: { _id: string }) => _id)).toEqual(audiences.map(({ id }) => id));
  for (const { id, prices = [] } of audiences.slice(0, 1)) {
    for (const { country, pricePerView } of prices.filter(({ country }) => country !== null).slice(0, 1)) {
      const price = await request.get(`/api/categories/${id}/country/${country}/price`);
      expect(await price.json()).toMatchObject({ price: pricePerView });
    }
  }
  for (const unknown of ['no-such-audience/country/kenya', `${audiences[0]?.id}/country/atlantis`]) {
    expect((await request.get(`/api/categories/${unknown}/price`)).status()).toBe(404);
  }
});

test('feeds are RSS, with and without a slash at the end, and one that does not exist says so', async ({
  request,
}) => {
  for (const path of ['/feed', ...taxonomy.map(({ slug }) => `/category/${slug}/feed`)]) {
    for (const form of [path, `${path}/`]) {
      const response = await request.get(form, { maxRedirects: 0 });
      expect.soft(response.status(), form).toBe(200);
      expect.soft(response.headers()['content-type'], form).toBe('application/rss+xml; charset=utf-8');
      expect.soft(await response.text(), form).toContain(`<atom:link href="${site.url}${path}" rel="self"`);
    }
  }
  for (const form of ['/category/no-such-category/feed', '/category/no-such-category/feed/']) {
    const response = await request.get(form);
    expect.soft(response.status(), form).toBe(404);
    expect.soft(await response.text(), form).toBe('Feed not found');
  }
});

test('subscribe lists every feed there is', async ({ page, request }) => {
  await page.goto('/subscribe');
  const feeds = ['/feed', ...taxonomy.map(({ slug }) => `/category/${slug}/feed`)];
  const links = page.getByRole('main').locator('a[href$="/feed"]');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(feeds);
  for (const feed of feeds) expect((await request.get(feed)).status(), feed).toBe(200);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('what does not exist is a clean 404 under the home title', async ({ request, baseURL }) => {
  const home = (await read(request, '/')).facts.title;
  for (const path of NOT_FOUND) {
    const { status, body } = await rawGet(baseURL, path);
    const facts = documentFacts(body);
    const name = path.slice(0, 60);
    expect.soft(status, name).toBe(404);
    expect.soft(facts.robots, name).toContain('noindex');
    expect.soft(facts.h1, name).toHaveLength(1);
    if (!path.startsWith('/category/')) expect.soft(facts.title, name).toBe(home);
  }
});

test('no address leads off the site', async ({ baseURL }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2f%2fevil.example',
  ]) {
    const { status, location } = await rawGet(baseURL, path);
    expect(status, path).toBeLessThan(500);
    if (location) expect(new URL(location, baseURL).host, path).toBe(new URL(baseURL ?? '').host);
  }
});

test('sitemap and robots name every indexable address and no other', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const hidden = pages.filter(({ index }) => !index).map(({ path }) => path);
  const expected = PATHS.filter((path) => !hidden.includes(path));
  expect([...urls].sort()).toEqual(expected.map(urlOf).sort());
  for (const [, day] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(Date.parse(day ?? '')).not.toBeNaN();
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

function relative(location: string | undefined): string {
  const url = new URL(location ?? '', 'http://relative.example');
  return url.pathname + url.search + url.hash;
}
