import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLeads, type LeadsConfig } from '.';
import type { LeadsSettings } from './settings';
import type { Store } from './store/open';
import { insertLead } from './store/queue';
import { COPY, eventually, scratch, someLead, someSettings } from './testing/leads.fixture';
import { startMailServer } from './testing/smtp.fixture';

const DAY = 86_400_000;
const MAIL = {
  MAIL_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'info@example.com',
};
const HOOK = 'https://hooks.example/';
/** The store that this process has opened. */
const registry = globalThis as { [key: symbol]: unknown };
const DATABASE = Symbol.for('leads.database');

let folder: string;
let lines: string[];

beforeEach(() => {
  delete registry[DATABASE];
  folder = scratch();
  lines = [];
});
afterEach(async () => {
  await (registry[DATABASE] as Store | undefined)?.close();
  delete registry[DATABASE];
});

const create = (settings: Partial<LeadsSettings> = {}, more: Partial<LeadsConfig> = {}) =>
  createLeads({
    settings: someSettings({ DATA_DIR: folder, ...settings }),
    copy: COPY,
    siteUrl: 'https://shop.example/',
    openEventTitle: () => undefined,
    readPage: () => Promise.reject(new Error('no page')),
    log: (line) => lines.push(line),
    ...more,
  });

const database = () => registry[DATABASE] as Store;

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', host: '127.0.0.1', ...headers },
    body,
  });
const CONTACT = 'name=Ann&email=ann%40example.com&message=Hello';

describe('accept', () => {
  const statuses = async (settings: Partial<LeadsSettings>, times: number) => {
    const leads = create({ ...settings, TRUST_PROXY: 1 });
    const found: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const from = { 'x-forwarded-for': '203.0.113.7' };
      found.push((await leads.accept('contact', post(`${CONTACT}${n}`, from))).status);
    }
    return found;
  };

  it('has the limits of the settings', async () => {
    expect(await statuses({ LEADS_QUOTA_PER_ADDRESS: 2 }, 3)).toEqual([303, 303, 429]);
    expect(await statuses({ LEADS_QUOTA_PER_FORM: 1 }, 2)).toEqual([303, 429]);
    await statuses({ LEADS_LIMIT_PER_ADDRESS: 1 }, 2);
    await statuses({ LEADS_LIMIT_PER_FORM: 3 }, 4);
    const marked = await database().all(`SELECT id FROM leads WHERE suspicions = 'flood'`);
    expect(marked).toHaveLength(1);
  });

  it('takes what comes from the site, which the settings may say is elsewhere', async () => {
    const from = (origin: string) => post(CONTACT, { origin });
    const ours = create();
    expect((await ours.accept('contact', from('https://shop.example'))).status).toBe(303);
    expect((await ours.accept('contact', from('https://preview.example'))).status).toBe(403);
    const preview = create({ SITE_URL: 'https://preview.example' });
    expect((await preview.accept('contact', from('https://preview.example'))).status).toBe(303);
    const asked = new Request('http://127.0.0.1/', {
      headers: { host: 'a', origin: 'https://shop.example' },
    });
    expect(ours.preflight(asked).headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example');
    expect(preview.preflight(asked).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('knows no other form', async () => {
    const answer = await create().accept('survey', post(CONTACT));
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'unknown-form']);
  });

  it('has newsletter addresses confirmed where there is mail', async () => {
    const page = async (settings: Partial<LeadsSettings>) =>
      (await create(settings).accept('newsletter', post('email=ann%40example.com'))).headers.get('Location');
    expect(await page({})).toBe('/sent/newsletter');
    expect(await page(MAIL)).toBe('/sent/newsletter/unconfirmed');
  });
});

it('follows links in mails where there is mail', async () => {
  const link = new Request('https://shop.example/subscribe/end?of=x&proof=y');
  expect(await (await create().follow('end', link)).text()).toContain('no newsletter by mail');
  const invalid = await create(MAIL).follow('end', link);
  expect([invalid.status, await invalid.text()]).toEqual([404, expect.stringContaining('<h1>Invalid</h1>')]);
});

describe('start', () => {
  async function run(leads: ReturnType<typeof create>, meanwhile: () => Promise<void>): Promise<void> {
    const stop = await leads.start();
    try {
      await meanwhile();
    } finally {
      await stop();
    }
  }

  it.each([
    [1, { waiting: 3, failed: 2, delivered: 1, unconfirmed: 4, ended: 1 }],
    [0, { waiting: 3, failed: 2, unconfirmed: 4 }],
    [9, { waiting: 3, failed: 2, delivered: 5, unconfirmed: 5, ended: 5 }],
  ])('keeps leads of each state as long as the settings say: %i days', async (days, expected) => {
    const leads = create({ LEADS_KEEP_DAYS: days, LEADS_KEEP_FAILED_DAYS: 2, LEADS_KEEP_WAITING_DAYS: 3 });
    await leads.health();
    const db = database();
    for (const state of ['waiting', 'delivered', 'failed', 'unconfirmed', 'ended'] as const) {
      for (const age of [0, 1, 2, 3, 7]) {
        const lead = { ...someLead(`${state}-${age}`), receivedAt: Date.now() - (age + 0.5) * DAY };
        await db.batch([insertLead(lead, state)]);
      }
    }
    const kept = async () => {
      const rows = await database().all<{ state: string; count: number }>(
        'SELECT state, COUNT(*) AS count FROM leads GROUP BY state',
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    };
    await run(leads, () => eventually(async () => expect(await kept()).toEqual(expected)));
  });

  it('leads subscribers to the running server, which may be another than that of the pages', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.stop());
    const FORMS_URL = 'https://forms.example/x';
    const leads = create({ ...MAIL, MAIL_URL: server.url, SITE_URL: 'https://www.example', FORMS_URL });
    await leads.accept('newsletter', post('email=ann%40example.com'));
    await run(leads, () => eventually(() => expect(server.mails).toHaveLength(1)));
    expect(server.mails[0]?.body).toContain('https://forms.example/subscribe/confirm?');
  });

  it('delivers nothing, opens no store and has nothing that waits where nothing is kept', async () => {
    folder = join(folder, 'never-made');
    const hooks = Object.fromEntries(
      ['CONTACT', 'PARTNER', 'NEWSLETTER', 'EVENT'].map((form) => [`${form}_WEBHOOK_URL`, HOOK]),
    );
    const leads = create({ LEADS_STORE: 'webhook', ...hooks });
    await run(leads, async () => expect(await leads.health()).toMatchObject({ writable: true, waiting: 0 }));
    expect(existsSync(folder)).toBe(false);
  });

  it('opens a store of its own for each release, and leaves the next one’s alone at its end', async () => {
    const [before, next] = [create(), create()];
    const stopBefore = await before.start();
    const opened = database();
    const stopNext = await next.start();
    expect(database()).not.toBe(opened);
    await stopBefore();
    expect((await next.accept('contact', post(CONTACT))).status).toBe(303);
    await stopNext();
    expect(database()).toBeUndefined();
  });

  it('fails where the store can never be opened, and says why', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const leads = create({ DATA_DIR: join(file, 'data') });
    await expect(run(leads, async () => undefined)).rejects.toThrow('cannot be written: ENOTDIR');
  });

  it('does not fail without a store that may come back', async () => {
    writeFileSync(join(folder, 'leads.db'), 'not a database. '.repeat(500));
    await run(create(), async () => undefined);
    expect(lines[0]).toContain('SQLITE_NOTADB');
  });
});
