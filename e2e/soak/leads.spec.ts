/** Floods, full stores and a database that is away, at full size. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { totals } from '@/lib/leads/health';
import { noPostgres, PostgresServer } from '@/lib/leads/testing/postgres.fixture';
import { leadsCommand, storedLeads } from '../support/leads';
import { Receiver, Site, temporaryFolder } from '../support/processes';
import { peakMemory, SEED, sendRandomBodies } from '../support/random-bodies';
import { fillStore, lead, message, post, withStore } from '../support/store';

const MEMORY_LIMIT = 400;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
test.beforeEach(async () => {
  folder = await temporaryFolder();
});
test.afterEach(() => folder.remove());

async function timed<T>(action: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now();
  const result = await action();
  return { seconds: (performance.now() - start) / 1_000, result };
}

test('100 posts of {} a second from one address for a minute: every valid lead from it is taken', async () => {
  const site = await Site.start({ DATA_DIR: folder.path });
  let invalid = 0;
  const statuses: number[] = [];
  const end = Date.now() + 60_000;
  const flood = async () => {
    for (let turn = Date.now(); turn < end; turn += 1_000) {
      await Promise.all(Array.from({ length: 100 }, () => post(site, {}).then(() => (invalid += 1))));
      await pause(Math.max(0, turn + 1_000 - Date.now()));
    }
  };
  const visitor = async () => {
    for (let number = 0; Date.now() < end; number += 1) {
      statuses.push((await post(site, message(number))).status);
      await pause(500);
    }
  };
  try {
    await Promise.all([flood(), visitor()]);
    const memory = await peakMemory(site.pid);
    console.log(`${invalid} posts of {}, ${statuses.length} valid leads, peak ${memory.toFixed(0)} MB`);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await storedLeads({ DATA_DIR: folder.path })).toHaveLength(statuses.length);
    expect(memory).toBeLessThan(MEMORY_LIMIT);
  } finally {
    await site.stop();
  }
});

test('10,000 random bodies are answered with a reason, and fill neither store nor memory', async () => {
  const site = await Site.start({
    DATA_DIR: folder.path,
    LEADS_LIMIT_PER_ADDRESS: '1000000',
    LEADS_LIMIT_PER_FORM: '1000000',
  });
  try {
    const before = await peakMemory(site.pid);
    const statuses = await sendRandomBodies(site, 10_000);
    const grown = (await peakMemory(site.pid)) - before;
    console.log(
      `10,000 random bodies, seed ${SEED}: ${JSON.stringify(statuses)}, peak ${grown.toFixed(0)} MB above ${before.toFixed(0)} MB`,
    );
    expect(grown).toBeLessThan(256);
    expect(await storedLeads({ DATA_DIR: folder.path })).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('50,000 leads that wait at the start do not keep the server from answering, nor fill its memory', async () => {
  const env = { DATA_DIR: folder.path };
  await fillStore(env, 50_000, 'waiting');
  const receiver = await Receiver.start();
  const start = await timed(() => Site.start({ ...env, CONTACT_WEBHOOK_URL: receiver.url }));
  const site = start.result;
  try {
    const answer = await timed(() => post(site, message(50_001)));
    expect(answer.result.status).toBe(200);
    const delivered = async () => (await withStore(env, totals)).counts.delivered;
    await expect.poll(delivered, { timeout: 120_000 }).toBeGreaterThan(2_000);
    const memory = await peakMemory(site.pid);
    console.log(
      `50,000 waiting: up after ${start.seconds.toFixed(1)} s, a form answered in ${(answer.seconds * 1_000).toFixed(0)} ms, peak ${memory.toFixed(0)} MB`,
    );
    expect(memory).toBeLessThan(MEMORY_LIMIT);
  } finally {
    await site.stop();
    await receiver.stop();
  }
});

test('100,000 kept leads are listed, searched and exported in under 3 s each', async () => {
  const env = { DATA_DIR: folder.path };
  await fillStore(env, 100_000, 'delivered');
  const commands = [
    ['list'],
    ['search', 'visitor77777@example.com'],
    ['export', '--out', join(folder.path, 'leads.csv')],
  ];
  for (const command of commands) {
    const { seconds, result } = await timed(() => leadsCommand(env, ...command));
    console.log(`100,000 kept, ${command[0]}: ${seconds.toFixed(2)} s`);
    if (command[0] === 'search') expect(result).toContain(lead(77_777).id);
    expect(seconds).toBeLessThan(3);
  }
  expect((await readFile(join(folder.path, 'leads.csv'), 'utf8')).split('\r\n')).toHaveLength(100_002);
});

test('a database that is away for a minute loses nothing, and every visitor is told the truth', async () => {
  test.skip(noPostgres !== undefined, noPostgres);
  const postgres = await PostgresServer.start();
  const receiver = await Receiver.start();
  const env = { DATA_DIR: folder.path, DATABASE_URL: await postgres.database('leads') };
  const site = await Site.start({ ...env, CONTACT_WEBHOOK_URL: receiver.url });
  const statuses: number[] = [];
  const accepted: number[] = [];
  const send = async (number: number) => {
    const { status } = await post(site, message(number));
    statuses.push(status);
    if (status === 200) accepted.push(number);
  };
  try {
    let number = 0;
    for (; number < 20; number += 1) await send(number);
    await postgres.vanish();
    for (const end = Date.now() + 60_000; Date.now() < end; number += 1) {
      await send(number);
      await pause(1_000);
    }
    const away = statuses.slice(20);
    expect(away.filter((status) => status !== 503)).toEqual([]);
    await postgres.resume();
    await expect.poll(async () => (await post(site, message(number))).status, { timeout: 30_000 }).toBe(200);
    accepted.push(number);
    const arrived = async () => new Set((await receiver.requests()).map(({ body }) => body.email));
    await expect.poll(async () => (await arrived()).size, { timeout: 90_000 }).toBe(accepted.length);
    expect(await arrived()).toEqual(new Set(accepted.map((one) => message(one).email)));
    console.log(
      `away for a minute: ${away.length} told so, ${accepted.length} accepted before and after, 0 lost`,
    );
  } finally {
    await site.stop();
    await receiver.stop();
    await postgres.stop();
  }
});
