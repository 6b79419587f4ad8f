/** A store in trouble: the visitor is told the truth, whoever watches the server too, and nothing is lost. */
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StoreEnv, storedLeads } from './support/leads';
import { Receiver, Site, temporaryFolder } from './support/processes';
import { countByState, fillStore, lead, message, post, withStore } from './support/store';
import { expect, test } from './support/test';
import { noPostgres, PostgresServer } from './support/tools';

const LONG = { timeout: 240_000 };
const running: { stop: () => Promise<void> }[] = [];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

test.beforeEach(async () => {
  folder = await temporaryFolder();
});

test.afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop();
  await folder.remove();
});

async function keep<T extends { stop: () => Promise<void> }>(started: Promise<T>): Promise<T> {
  const one = await started;
  running.push(one);
  return one;
}

async function ready(site: Site) {
  const response = await fetch(`${site.url}/readyz`);
  return {
    status: response.status,
    caching: response.headers.get('Cache-Control'),
    ...(await response.json()),
  };
}

const statusOf = async (site: Site, number: number) => (await post(site, message(number))).status;
const WELL = { status: 200, caching: 'no-store', store: 'writable', failed: 0 };

test('with a damaged database the site runs, says so, and takes leads once the file is out of the way', async () => {
  const file = join(folder.path, 'leads.db');
  await writeFile(file, 'not a database. '.repeat(1_000));
  const site = await keep(Site.start({ DATA_DIR: folder.path }));
  await expect
    .poll(() => site.output, LONG)
    .toContain(`The leads in ${file} cannot be opened: SQLITE_NOTADB.`);
  const refused = await post(site, message(1));
  expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'not-stored']);
  expect(await ready(site)).toEqual({
    ...WELL,
    status: 503,
    store: 'SQLITE_NOTADB',
    oldestWaitingSeconds: 0,
  });
  for (const name of await readdir(folder.path)) {
    await rename(join(folder.path, name), join(folder.path, `aside-${name}`));
  }
  await expect.poll(() => statusOf(site, 1), LONG).toBe(200);
  await expect.poll(() => ready(site), LONG).toMatchObject(WELL);
  expect(await storedLeads({ DATA_DIR: folder.path })).toHaveLength(1);
});

test('files that are taken away from under the server are noticed, and nothing more is taken', async () => {
  const site = await keep(Site.start({ DATA_DIR: folder.path }));
  expect(await statusOf(site, 1)).toBe(200);
  for (const name of await readdir(folder.path)) await rm(join(folder.path, name));
  expect(await statusOf(site, 2)).toBe(503);
  await expect.poll(() => ready(site), LONG).toMatchObject({ status: 503, store: 'ENOENT' });
  await site.kill();
  await site.restart();
  expect(await statusOf(site, 2)).toBe(200);
});

test('leads that wait in leads.db move to PostgreSQL when the settings name one, and arrive', async () => {
  test.skip(noPostgres !== undefined, noPostgres);
  const env = { DATA_DIR: folder.path };
  await fillStore(env, 4, 'waiting');
  const postgres = await keep(PostgresServer.start());
  const receiver = await keep(Receiver.start());
  const DATABASE_URL = await postgres.database('leads');
  const site = await keep(Site.start({ ...env, DATABASE_URL, CONTACT_WEBHOOK_URL: receiver.url }));
  const keys = async () => (await receiver.requests()).map(({ key }) => key).sort();
  await expect.poll(keys, LONG).toEqual([0, 1, 2, 3].map((number) => lead(number).id).sort());
  await expect.poll(() => site.output, LONG).toContain('4 leads moved from');
  expect(await readdir(folder.path)).toEqual([]);
});

/** One record of each kind that nothing can deliver. */
const BROKEN = [
  ['payload', '{"name":'],
  ['payload', '["Ann"]'],
  ['form', 'survey'],
  ['state', 'parked'],
];

async function breakRecords(env: StoreEnv): Promise<void> {
  await withStore(env, async (db) => {
    for (const [number, [column, value = '']] of BROKEN.entries()) {
      await db.all(`UPDATE leads SET ${column} = ? WHERE id = ?`, value, lead(number).id);
    }
  });
}

test('thousands that wait at the start, broken ones among them, keep no form from being answered', async () => {
  const env = { DATA_DIR: folder.path };
  const count = 2_000;
  await fillStore(env, count, 'waiting');
  await breakRecords(env);
  const receiver = await keep(Receiver.start());
  const site = await keep(Site.start({ ...env, CONTACT_WEBHOOK_URL: receiver.url }));
  expect(await statusOf(site, count)).toBe(200);
  const good = count - BROKEN.length + 1;
  await expect.poll(() => countByState(env), LONG).toEqual({ delivered: good, failed: BROKEN.length });
  expect(new Set((await receiver.requests()).map(({ key }) => key)).size).toBe(good);
  await expect
    .poll(() => ready(site), LONG)
    .toEqual({ ...WELL, failed: BROKEN.length, oldestWaitingSeconds: 0 });
});

test('a database that is away for a moment loses nothing, and every visitor is told the truth', async () => {
  test.skip(noPostgres !== undefined, noPostgres);
  const postgres = await keep(PostgresServer.start());
  const receiver = await keep(Receiver.start());
  const DATABASE_URL = await postgres.database('leads');
  const site = await keep(
    Site.start({ DATA_DIR: folder.path, DATABASE_URL, CONTACT_WEBHOOK_URL: receiver.url }),
  );
  for (const number of [1, 2, 3]) expect(await statusOf(site, number)).toBe(200);
  await postgres.vanish();
  for (const number of [4, 5]) expect(await statusOf(site, number)).toBe(503);
  await expect.poll(() => ready(site), LONG).toMatchObject({ status: 503, store: 'ENOENT' });
  await postgres.resume();
  await expect.poll(() => statusOf(site, 6), LONG).toBe(200);
  const names = async () =>
    [...new Set((await receiver.requests()).map(({ body }) => String(body.name)))].sort();
  await expect.poll(names, LONG).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3', 'Visitor 6']);
  await expect.poll(() => ready(site), LONG).toMatchObject(WELL);
});
