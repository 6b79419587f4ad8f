/**
 * Plain Next: a host with an adapter of its own serves what `ADAPTER=off` makes, so the site has to be right without ours.
 * Rendered from the compilation of the build that is tested; `npm run soak -- unleaned` builds from nothing.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Site, temporaryFolder } from './support/processes';
import { rawGet } from './support/raw-get';
import { ARTICLES, CATEGORY_PAGES, PAGES, REDIRECTS } from './support/table';
import { expect, test } from './support/test';
import { testSettings } from './support/tools';

const NEXT = resolve('node_modules/next/dist/bin/next');
const ADAPTER = 'off';

let site: Site;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
test.beforeAll(async () => {
  data = await temporaryFolder();
  await promisify(execFile)(process.execPath, [NEXT, 'build', '--experimental-build-mode', 'generate'], {
    env: {
      ...process.env,
      ...testSettings(process.cwd()),
      ADAPTER,
      BUILD_ID: 'plain',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    maxBuffer: 1e8,
  });
  site = await Site.start({ ADAPTER, DATA_DIR: data.path }, process.cwd(), [NEXT, 'start']);
});
test.afterAll(async () => {
  await site?.stop();
  await data?.remove();
});

test('plain Next answers pages, old addresses, unknown ones and forms', async ({ request }) => {
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
