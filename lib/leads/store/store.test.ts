/** One set of queries, judged on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasten, planWaiting, removeOlder, setAsideUnknown } from '../delivery/tidy';
import { totals } from '../health';
import { type Lead, newLead } from '../lead';
import { acceptUnconfirmed } from '../newsletter/subscriptions';
import { entry, page, retryLeads } from '../owner/records';
import { deliveriesOf, NOW, scratchDatabase, someLead } from '../testing/leads.fixture';
import { noPostgres, PostgresServer } from '../testing/postgres.fixture';
import { type Database, makeTables } from './database';
import { eraseLeads, finishErasing } from './erasing';
import { openPostgres } from './postgres';
import { acceptLead, claim, settle } from './queue';

const ROUTE = { form: 'contact', channel: 'webhook' } as const;
const LEASE = 30_000;
const HOUR = 3_600_000;

let server: PostgresServer | undefined;
let count = 0;

beforeAll(async () => {
  if (!noPostgres) server = await PostgresServer.start();
}, 60_000);
afterAll(() => server?.stop());

const open = {
  SQLite: () => scratchDatabase(),
  async PostgreSQL() {
    const db = await openPostgres((await server?.database(`test_${++count}`)) ?? '', () => undefined);
    await makeTables(db);
    return db;
  },
};

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  const skipped = kind === 'PostgreSQL' ? noPostgres : undefined;
  describe.skipIf(skipped)(skipped ? `${kind}: ${skipped}` : kind, () => {
    let db: Database;

    beforeEach(async () => {
      db = await open[kind]();
      return kind === 'PostgreSQL' ? () => db.close() : undefined;
    });

    const take = (now = NOW, limit = 10) => claim(db, ROUTE, { now, until: now + LEASE, limit });
    const accept = (lead: Lead) => acceptLead(db, lead, ['webhook']);
    const done = { state: 'delivered', attempts: 1 } as const;
    const lost = { state: 'failed', attempts: 1, reason: 'HTTP 400' } as const;

    it('gives back what it took, to the letter', async () => {
      const lead = someLead('key-1', { message: `Zoë's "quotes" \\ \n\t 🎉 % _ ? $1 '; DROP TABLE leads` });
      await accept({ ...lead, suspicions: ['honeypot', 'flood'] });
      const [claimed] = await take();
      expect(claimed?.lead).toEqual({ ...lead, suspicions: ['honeypot', 'flood'] });
    });

    it('keeps one lead however often and by whom it is sent', async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => accept(someLead())));
      expect(all.filter((isNew) => isNew)).toHaveLength(1);
      expect(await take()).toHaveLength(1);
      expect(await accept(someLead())).toBe(false);
      expect(await take()).toHaveLength(0);
    });

    it('gives each row to one of two that take at once', async () => {
      for (let n = 0; n < 20; n += 1) await accept(someLead(`key-${n}`));
      const taken = (await Promise.all([take(), take()])).flat().map(({ id }) => id);
      expect(new Set(taken).size).toBe(20);
      expect(taken).toHaveLength(20);
    });

    it('frees the rows of a process that was killed when their time is over', async () => {
      await accept(someLead());
      await take();
      expect(await take(NOW + LEASE - 1)).toHaveLength(0);
      expect(await take(NOW + LEASE)).toHaveLength(1);
    });

    it('postpones, counts and ends a delivery', async () => {
      await accept(someLead());
      const { id } = someLead();
      const again = { state: 'waiting', attempts: 1, reason: 'HTTP 500' } as const;
      await settle(db, { id, channel: 'webhook' }, { ...again, dueAt: NOW + 5_000, waited: 5_000 }, NOW);
      expect(await take(NOW + 4_999)).toHaveLength(0);
      const [second] = await take(NOW + 5_000);
      expect(second).toMatchObject({ attempts: 1, waited: 5_000 });
      await settle(db, { id, channel: 'webhook' }, done, NOW);
      expect((await totals(db)).counts).toMatchObject({ waiting: 0, delivered: 1, failed: 0 });
      expect(await take(NOW + HOUR)).toHaveLength(0);
    });

    it('leaves a lead without a destination waiting, until there is one', async () => {
      await acceptLead(db, someLead(), []);
      expect(await take()).toHaveLength(0);
      await planWaiting(db, 'newsletter', ['webhook']);
      expect(await take()).toHaveLength(0);
      await planWaiting(db, 'contact', ['webhook']);
      await planWaiting(db, 'contact', ['webhook']);
      expect(await take()).toHaveLength(1);
    });

    it('makes due what is dated later than any receiver can ask', async () => {
      for (const [key, dueAt] of [
        ['tomorrow', NOW + 24 * HOUR],
        ['never', NOW + 24 * HOUR + 1],
      ] as const) {
        await accept(someLead(key));
        const again = { state: 'waiting', attempts: 1, reason: 'x', waited: 1 } as const;
        await settle(db, { id: someLead(key).id, channel: 'webhook' }, { ...again, dueAt }, NOW);
      }
      await hasten(db, NOW);
      expect((await take()).map(({ id }) => id)).toEqual([someLead('never').id]);
    });

    it('tries again what was given up, as if it had just come', async () => {
      await accept(someLead());
      const [taken] = await take();
      await settle(db, taken ?? { id: '', channel: 'webhook' }, lost, NOW);
      expect((await totals(db)).counts.failed).toBe(1);
      await expect(retryLeads(db, 'nobody')).rejects.toThrow('There is no lead nobody');
      expect(await retryLeads(db, someLead().id)).toBe('1 lead is due now.');
      expect(await take(Date.now())).toMatchObject([{ attempts: 0, waited: 0 }]);
    });

    it('finds by state, form and text, in pages, either way round', async () => {
      for (let n = 0; n < 5; n += 1) {
        const lead = someLead(`key-${n}`, { name: `Ann ${n}`, message: 'Größe "100 %"\nnext_line' });
        await accept({ ...lead, receivedAt: NOW + (n >> 1) });
      }
      const names = async (
        ...args: Parameters<typeof page> extends [unknown, ...infer Rest] ? Rest : never
      ) => (await page(db, ...args)).map(({ lead }) => lead?.payload.name);
      const first = await page(db, {}, { limit: 3 });
      const after = first[2];
      expect([...first, ...(await page(db, {}, { limit: 3, after }))].map(({ id }) => id)).toEqual(
        (await page(db, {}, { limit: 9, newestFirst: true })).map(({ id }) => id).reverse(),
      );
      expect(await names({ text: 'ANN 3' }, { limit: 9 })).toEqual(['Ann 3']);
      expect(await names({ text: 'Größe "100 %"\nnext_' }, { limit: 9 })).toHaveLength(5);
      for (const text of ['100 x', 'Ann_3', 'A%3']) {
        expect(await names({ text }, { limit: 9 })).toHaveLength(0);
      }
      expect(await names({ text: someLead('nobody').id }, { limit: 9 })).toHaveLength(0);
      expect(await names({ form: 'partner' }, { limit: 9 })).toHaveLength(0);
      expect(await names({ form: 'contact', state: 'waiting' }, { limit: 9 })).toHaveLength(5);
      expect(await names({ state: 'delivered' }, { limit: 9 })).toHaveLength(0);
    });

    it('tells the story of the deliveries beside each lead', async () => {
      for (const key of ['twice', 'other', 'nowhere']) {
        await acceptLead(db, someLead(key), key === 'nowhere' ? [] : ['webhook', 'mail']);
      }
      const { id } = someLead('twice');
      const again = { state: 'waiting', waited: 1 } as const;
      const late = { ...again, attempts: 2, reason: 'HTTP 500', dueAt: NOW + HOUR };
      const soon = { ...again, attempts: 3, reason: 'ETIMEDOUT', dueAt: NOW + 5 };
      await settle(db, { id, channel: 'webhook' }, late, NOW);
      await settle(db, { id, channel: 'mail' }, soon, NOW);
      const other = someLead('other').id;
      const told = new Map((await page(db, {}, { limit: 9 })).map((row) => [row.id, row]));
      expect(told.get(id)).toMatchObject({ attempts: 5, lastError: 'HTTP 500', dueAt: NOW + 5 });
      expect(told.get(other)).toMatchObject({ attempts: 0, lastError: '', dueAt: NOW });
      expect(told.get(someLead('nowhere').id)).toMatchObject({ attempts: 0, dueAt: undefined });
      await settle(db, { id, channel: 'mail' }, done, NOW);
      expect(await entry(db, id)).toMatchObject({ attempts: 3, dueAt: NOW + HOUR });
    });

    it('removes what is old in its state, with its deliveries', async () => {
      await accept(someLead('delivered'));
      const [taken] = await take();
      await settle(db, taken ?? { id: '', channel: 'webhook' }, done, NOW + HOUR);
      await accept(someLead('waiting'));
      expect(await removeOlder(db, 'delivered', NOW + HOUR)).toBe(0);
      expect(await removeOlder(db, 'delivered', NOW + HOUR + 1)).toBe(1);
      expect(await deliveriesOf(db, someLead('delivered').id)).toEqual([]);
      expect(await entry(db, someLead('waiting').id)).toBeDefined();
    });

    it('erases by address, whatever its case, and by id, and nothing that only looks like it', async () => {
      const of = (key: string, email: string) => someLead(key, { email });
      await accept(of('key-1', 'Ann@Example.COM'));
      await accept(of('key-2', 'bob@example.com'));
      await accept(of('key-3', 'joann@example.com'));
      expect(await eraseLeads(db, 'ann@example.com ')).toBe('1 lead erased.');
      expect(await eraseLeads(db, of('key-2', 'bob@example.com').id)).toBe('1 lead erased.');
      expect(await finishErasing(db)).toBe('nothing');
      await expect(eraseLeads(db, 'ann@example.com')).rejects.toThrow('There is nothing of ann@example.com');
      expect((await page(db, {}, { limit: 9 })).map(({ id }) => id)).toEqual([
        of('key-3', 'joann@example.com').id,
      ]);
    });

    it('takes what waited longest first', async () => {
      for (const [key, age] of [
        ['newest', 0],
        ['oldest', 3],
        ['older', 2],
      ] as const) {
        await accept({ ...someLead(key), receivedAt: NOW - age });
      }
      expect((await take(NOW, 1)).map(({ id }) => id)).toEqual([someLead('oldest').id]);
      expect((await take(NOW, 1)).map(({ id }) => id)).toEqual([someLead('older').id]);
    });

    it('mails an address so often and no more, however many ask at once', async () => {
      const subscriber = (key: string, now = NOW, email = 'Ann@example.com') =>
        newLead('newsletter', { email }, { key, suspicions: [], now });
      const mailed = async () =>
        (await db.all(`SELECT COUNT(*) AS count FROM deliveries WHERE channel = 'confirmation'`))[0]?.count;
      await Promise.all(Array.from({ length: 12 }, (_, n) => acceptUnconfirmed(db, subscriber(`key-${n}`))));
      expect((await totals(db)).counts.unconfirmed).toBe(12);
      expect(await mailed()).toBe(3);
      await acceptUnconfirmed(db, subscriber('other', NOW, 'bob@example.com'));
      expect(await mailed()).toBe(4);
      await acceptUnconfirmed(db, subscriber('next day', NOW + 24 * HOUR));
      expect(await mailed()).toBe(5);
    });

    it('knows records that are none, and sets aside what it does not know', async () => {
      for (const key of ['no-json', 'a-list', 'a-number', 'form', 'state']) await accept(someLead(key));
      const set = (column: string, value: string, key: string) =>
        db.all(`UPDATE leads SET ${column} = ? WHERE id = ?`, value, someLead(key).id);
      await set('payload', '{', 'no-json');
      await set('payload', '[1]', 'a-list');
      await set('payload', '{"name":7}', 'a-number');
      await set('form', 'survey', 'form');
      await set('state', 'parked', 'state');
      const strange = await setAsideUnknown(db, NOW);
      expect(strange.sort()).toEqual([someLead('form').id, someLead('state').id].sort());
      const leads = new Map((await take()).map(({ id, lead }) => [id, lead]));
      for (const key of ['no-json', 'a-list', 'a-number'])
        expect(leads.get(someLead(key).id)).toBeUndefined();
      expect(leads.get(someLead('state').id)).toEqual(someLead('state'));
    });
  });

  it.skipIf(skipped)(`${kind}: makes its tables once, by two at once`, async () => {
    const db = await open[kind]();
    for (const table of ['leads_notes', 'deliveries', 'leads']) await db.all(`DROP TABLE ${table}`);
    await Promise.all([makeTables(db), makeTables(db)]);
    await acceptLead(db, someLead(), ['webhook']);
    await makeTables(db);
    expect(await claim(db, ROUTE, { now: NOW, until: NOW, limit: 1 })).toMatchObject([{ lead: someLead() }]);
    if (kind === 'PostgreSQL') await db.close();
  });
}
