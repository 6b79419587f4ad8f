/** Erasing beside a busy server, and a lock that somebody else holds, at full size. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { expect, test } from 'playwright/test';
import { leadsCommand } from '../support/leads';
import { Site, temporaryFolder } from '../support/processes';
import { fillStore, message, post } from '../support/store';

const ROUNDS = 20;
const MINUTE = 60_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let aside: Awaited<ReturnType<typeof temporaryFolder>>;
test.beforeEach(async () => {
  folder = await temporaryFolder();
  aside = await temporaryFolder();
});
test.afterEach(async () => {
  await folder.remove();
  await aside.remove();
});

/** @returns the files of the store that hold a text */
async function traces(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder.path)) {
    if ((await readFile(join(folder.path, name))).includes(text)) found.push(name);
  }
  return found;
}

test('among 60,000 leads, with two posts a second, an open reader and a backup: nothing of an erased lead is left within a minute', async () => {
  const env = { DATA_DIR: folder.path };
  await fillStore(env, 60_000, 'delivered');
  const site = await Site.start({
    ...env,
    LEADS_LIMIT_PER_ADDRESS: '100000',
    LEADS_QUOTA_PER_ADDRESS: '100000',
  });
  let over = false;
  const statuses: number[] = [];
  const visitors = (async () => {
    for (let number = 60_000; !over; number += 1) {
      statuses.push((await post(site, message(number))).status);
      await pause(500);
    }
  })();
  let later = 0;
  let longest = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `erase-me-${round}@example.com`;
      await expect.poll(async () => (await post(site, { ...message(round), email })).status).toBe(200);
      const reader = new Libsql(join(folder.path, 'leads.db'), { timeout: 0 });
      reader.exec('BEGIN');
      reader.prepare('SELECT COUNT(*) FROM leads').all();
      const backup = leadsCommand(env, 'backup', join(aside.path, `${round}.db`));
      const said = await leadsCommand(env, 'erase', email);
      expect(said).toContain('1 lead erased.');
      if (said.includes('Traces')) later += 1;
      await backup;
      reader.exec('COMMIT');
      reader.close();
      const start = performance.now();
      await expect.poll(() => traces(email), { timeout: MINUTE }).toEqual([]);
      longest = Math.max(longest, performance.now() - start);
    }
    console.log(
      `${ROUNDS} erased, ${later} of them finished by the server, ${(longest / 1_000).toFixed(1)} s at most after the reader; ` +
        `${statuses.filter((status) => status === 200).length} of ${statuses.length} posts taken meanwhile`,
    );
    expect(later).toBe(ROUNDS);
  } finally {
    over = true;
    await visitors;
    await site.stop();
  }
});

/** Asks for pages and sends forms for ten seconds. @returns how many milliseconds each took, and what forms were told */
async function tenSeconds(site: Site) {
  const pages: number[] = [];
  const forms: number[] = [];
  const statuses = new Set<number>();
  const end = Date.now() + 10_000;
  const timed = async (times: number[], action: () => Promise<unknown>) => {
    while (Date.now() < end) {
      const start = performance.now();
      await action();
      times.push(performance.now() - start);
      await pause(20);
    }
  };
  const open = (path: string) => timed(pages, () => fetch(site.url + path).then((page) => page.text()));
  const send = (number: number) =>
    timed(forms, async () => statuses.add((await post(site, message(number))).status));
  await Promise.all([...['/', '/healthz', '/trust'].map(open), ...[2, 3, 4, 5].map(send)]);
  return { pages, forms, statuses };
}

test('with the write lock held for ten seconds pages go on, and forms say 503 within two seconds', async () => {
  const site = await Site.start({
    DATA_DIR: folder.path,
    LEADS_LIMIT_PER_ADDRESS: '100000',
    LEADS_QUOTA_PER_ADDRESS: '100000',
  });
  const other = new Libsql(join(folder.path, 'leads.db'), { timeout: 0 });
  try {
    expect((await post(site, message(1))).status).toBe(200);
    const most = (times: readonly number[]) => Math.max(...times);
    const free = most((await tenSeconds(site)).pages);
    other.exec('BEGIN IMMEDIATE');
    const held = await tenSeconds(site);
    other.exec('COMMIT');
    const [pages, forms] = [most(held.pages), most(held.forms)];
    console.log(
      `${held.pages.length} pages, ${pages.toFixed(0)} ms at most (${free.toFixed(0)} without the lock); ` +
        `${held.forms.length} forms, ${forms.toFixed(0)} ms at most`,
    );
    expect([...held.statuses]).toEqual([503]);
    // A machine that is busy with something else is slow without the lock too.
    expect(pages).toBeLessThan(Math.max(100, 2 * free));
    expect(forms).toBeLessThan(2_000);
    expect((await post(site, message(2))).status).toBe(200);
  } finally {
    other.close();
    await site.stop();
  }
});

test('40 posts of one address at once ask it three times', async () => {
  const site = await Site.start({
    DATA_DIR: folder.path,
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'info@example.com',
  });
  try {
    const send = (key: number) =>
      fetch(`${site.url}/api/leads/newsletter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `parallel-${key}` },
        body: JSON.stringify({ email: 'ann@example.com', elapsedMs: MINUTE }),
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, key) => send(key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const db = new Libsql(join(folder.path, 'leads.db'), { timeout: 0 });
    const asked = db.prepare(`SELECT COUNT(*) AS count FROM deliveries WHERE channel = 'confirmation'`).all();
    db.close();
    expect(asked).toEqual([{ count: 3 }]);
  } finally {
    await site.stop();
  }
});
