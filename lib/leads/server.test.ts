import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../content/settings/read';
import { heldRequests } from '../next-lean/server/testing/requests';
import { newLead } from './lead';
import { createIntake, newsletterPorts, startLeads } from './server';
import { sharedDatabase } from './shared';
import { acceptLead } from './store/queries/intake';
import type { Reopening } from './store/reopening';
import { eventually, scratch, someLead } from './testing/leads';
import { startMailServer } from './testing/smtp';

const DAY = 86_400_000;
const MAIL = {
  MAIL_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'info@example.com',
};
/** What this process keeps for itself: the store that it has opened, and what its end waits for. */
const registry = globalThis as { [key: symbol]: unknown };
const DATABASE = Symbol.for('leads.database');
const ENDING = Symbol.for('server.ending');

beforeEach(() => {
  heldRequests();
  delete registry[DATABASE];
  set({ DATA_DIR: scratch() });
});
afterEach(async () => {
  await (registry[DATABASE] as Reopening | undefined)?.close();
  delete registry[DATABASE];
  delete registry[ENDING];
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function set(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

describe('createIntake', () => {
  const create = () =>
    createIntake({ siteUrl: 'https://shop.example/', openEventTitle: () => undefined }).intake;

  it('takes limits and proxies from the settings, and the origin from the site', () => {
    set({
      LEADS_LIMIT_PER_ADDRESS: '1',
      LEADS_LIMIT_PER_FORM: '2',
      LEADS_QUOTA_PER_ADDRESS: '3',
      LEADS_QUOTA_PER_FORM: '4',
      TRUST_PROXY: '1',
    });
    const { limits, origins } = create();
    expect(limits.limits).toEqual({ perAddress: 1, perForm: 2, quotaPerAddress: 3, quotaPerForm: 4 });
    expect(origins).toEqual({ siteOrigin: 'https://shop.example', trustProxy: 1 });
  });

  it('takes the origin of a deployment elsewhere before that of the site', () => {
    set({ SITE_URL: 'https://preview.example' });
    expect(create().origins.siteOrigin).toBe('https://preview.example');
  });

  it('has newsletter addresses confirmed where there is mail', () => {
    expect(create().store.confirms).toBe(false);
    set(MAIL);
    expect(create().store.confirms).toBe(true);
  });
});

describe('newsletterPorts', () => {
  it('are none without mail', () => {
    expect(newsletterPorts()).toBeUndefined();
  });

  it('bring a confirmed address, and its end, by the ways that each has', () => {
    set({ ...MAIL, NEWSLETTER_WEBHOOK_URL: 'https://hooks.example/newsletter' });
    expect(newsletterPorts()?.channels).toEqual({
      newsletter: ['webhook', 'mail'],
      'newsletter-end': ['mail'],
    });
  });
});

describe('startLeads', () => {
  /** Starts, and stops as the end of the process would. */
  async function run(meanwhile: () => Promise<void>): Promise<void> {
    const on = vi.spyOn(process, 'on').mockReturnValue(process);
    await startLeads();
    const ends = on.mock.calls.filter(([signal]) => signal === 'SIGTERM').map(([, end]) => end);
    on.mockRestore();
    try {
      await meanwhile();
    } finally {
      for (const end of ends) end();
      await Promise.all((registry[ENDING] as Promise<void>[] | undefined) ?? []);
    }
  }

  it('keeps leads of each state as long as the settings say', async () => {
    set({ LEADS_KEEP_DAYS: '1', LEADS_KEEP_FAILED_DAYS: '2', LEADS_KEEP_WAITING_DAYS: '3' });
    const db = sharedDatabase(readSettings(), () => undefined);
    for (const state of ['waiting', 'delivered', 'failed', 'unconfirmed', 'ended'] as const) {
      for (const days of [0, 1, 2, 3]) {
        const lead = { ...someLead(`${state}-${days}`), receivedAt: Date.now() - (days + 0.5) * DAY };
        await acceptLead(db, lead, [], state);
      }
    }
    const kept = async () => {
      const rows = await db.all('SELECT state, COUNT(*) AS count FROM leads GROUP BY state');
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    };
    vi.spyOn(console, 'log').mockReturnValue();
    await run(() =>
      eventually(async () =>
        expect(await kept()).toEqual({ waiting: 3, failed: 2, delivered: 1, unconfirmed: 1, ended: 1 }),
      ),
    );
  });

  it('leads subscribers to the running server, which may be another than that of the pages', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.stop());
    set({
      ...MAIL,
      MAIL_URL: server.url,
      SITE_URL: 'https://www.example',
      FORMS_URL: 'https://forms.example/x',
    });
    vi.spyOn(console, 'log').mockReturnValue();
    const { intake } = createIntake({ siteUrl: 'https://www.example', openEventTitle: () => undefined });
    const subscription = newLead(
      'newsletter',
      { email: 'ann@example.com' },
      { suspicions: [], now: Date.now() },
    );
    await intake.store.accept(subscription);
    await run(() => eventually(() => expect(server.mails).toHaveLength(1)));
    expect(server.mails[0]?.body).toContain('https://forms.example/subscribe/confirm?');
  });

  it('delivers nothing and opens no store where nothing is kept', async () => {
    set({ LEADS_STORE: 'webhook' });
    for (const form of ['CONTACT', 'PARTNER', 'NEWSLETTER', 'EVENT']) {
      set({ [`${form}_WEBHOOK_URL`]: 'https://hooks.example/' });
    }
    await run(async () => expect(registry[DATABASE]).toBeUndefined());
  });

  it('ends the process where the store can never be opened, and says why', async () => {
    const file = join(scratch(), 'a-file');
    writeFileSync(file, '');
    set({ DATA_DIR: join(file, 'data') });
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await run(async () => undefined);
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(said.mock.calls[0]?.[0]).toContain('cannot be written: ENOTDIR');
  });

  it('starts without a store that may come back', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'leads.db'), 'not a database. '.repeat(500));
    set({ DATA_DIR: folder });
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await run(async () => undefined);
    expect(exit).not.toHaveBeenCalled();
    expect(said.mock.calls[0]?.[0]).toContain('SQLITE_NOTADB');
  });
});
