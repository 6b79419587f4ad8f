/**
 * Plain Next: a host with an adapter of its own serves what `ADAPTER=off` makes, so the site has to be right without ours.
 * `npm run soak -- unleaned` builds from nothing.
 */
import { withPlainNext } from './support/plain-next';
import { rawGet } from './support/raw-get';
import { ARTICLES, CATEGORY_PAGES, PAGES, REDIRECTS } from './support/table';
import { expect, test } from './support/test';

test('plain Next answers pages, old addresses, unknown ones and forms', async ({ request }) => {
  await withPlainNext(async (site) => {
    for (const path of [...PAGES, ...ARTICLES.map(([article]) => article), ...CATEGORY_PAGES]) {
      const { status, body } = await rawGet(site.url, path);
      expect.soft(status, path).toBe(200);
      expect.soft(body, path).toContain('<h1');
    }
    for (const [from, to] of REDIRECTS) {
      const { status, location } = await rawGet(site.url, from);
      expect.soft([status, location], from).toEqual([308, to]);
    }
    for (const path of [
      '/no-such-page',
      '/blog/no-such-article',
      '/category/no-such-category',
      '/category/x/page/2',
    ]) {
      const { status, body } = await rawGet(site.url, path);
      expect.soft([path, status]).toEqual([path, 404]);
      expect.soft(body, path).toContain('<h1');
    }
    const form = `${site.url}/api/leads/newsletter`;
    expect((await request.post(form, { data: {} })).status()).toBe(422);
    const sent = await request.post(form, { form: { email: 'reader@example.com' }, maxRedirects: 0 });
    expect(sent.status()).toBe(303);
  });
});
