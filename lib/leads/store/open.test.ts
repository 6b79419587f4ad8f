import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { totals } from '../health';
import { linkFor } from '../newsletter/subscriptions';
import { deliveriesOf, NOW, scratch, scratchDatabase, someLead } from '../testing/leads.fixture';
import { noPostgres, PostgresServer } from '../testing/postgres.fixture';
import { openStore } from './open';
import { acceptLead, claim, settle } from './queue';

const ROUTE = { form: 'contact', channel: 'webhook' } as const;
const LINK = ['https://www.example.com', 'end', 'ann@example.com'] as const;

describe.skipIf(noPostgres)(noPostgres ?? 'From leads.db to PostgreSQL', () => {
  let server: PostgresServer;
  let count = 0;

  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  async function settings() {
    return { DATA_DIR: scratch(), DATABASE_URL: await server.database(`moved_${++count}`) };
  }

  async function open(given: Awaited<ReturnType<typeof settings>>) {
    const lines: string[] = [];
    const db = openStore(given, (line) => lines.push(line));
    onTestFinished(() => db.close());
    await db.ready();
    return { db, lines };
  }

  it('takes over what waits, as it is, and the links in mails, and removes the file', async () => {
    const given = await settings();
    const file = join(given.DATA_DIR, 'leads.db');
    const old = await scratchDatabase(file);
    for (const key of ['a', 'b', 'c', 'd']) await acceptLead(old, someLead(key), ['webhook']);
    const [begun, tried] = await claim(old, ROUTE, { now: NOW, until: NOW + 1, limit: 2 });
    const again = { state: 'waiting', attempts: 2, reason: 'HTTP 500' } as const;
    const id = tried?.id ?? '';
    await settle(old, { id, channel: 'webhook' }, { ...again, dueAt: NOW + 5, waited: 4 }, NOW);
    const link = await linkFor(old, ...LINK);

    const { db, lines } = await open(given);
    expect(lines).toEqual([
      `4 leads moved from ${file} to postgres://localhost/moved_${count}; the file is removed`,
    ]);
    expect((await totals(db)).counts.waiting).toBe(4);
    expect(await deliveriesOf(db, id)).toMatchObject([
      { state: 'waiting', attempts: 2, first_attempt_at: NOW, due_at: NOW + 5, last_error: 'HTTP 500' },
    ]);
    const free = await claim(db, ROUTE, { now: NOW + 10, until: NOW + 20, limit: 9 });
    expect(free.map((one) => one.id)).toContain(begun?.id);
    expect(free).toHaveLength(4);
    expect(await linkFor(db, ...LINK)).toBe(link);
    expect(existsSync(file)).toBe(false);
    // A server that still runs on the file tells its visitors that it cannot take anything.
    await expect(acceptLead(old, someLead('late'), [])).rejects.toThrow();
    expect((await open(given)).lines).toEqual([]);
  });

  it('does the same once more when it was killed in between', async () => {
    const given = await settings();
    const file = join(given.DATA_DIR, 'leads.db');
    const old = await scratchDatabase(file);
    for (const key of ['a', 'b']) await acceptLead(old, someLead(key), ['webhook']);
    const first = openStore({ ...given, DATA_DIR: scratch() }, () => undefined);
    await acceptLead(first, someLead('a'), ['webhook']);
    await first.close();
    const { db } = await open(given);
    expect((await totals(db)).counts.waiting).toBe(2);
  });

  it('leaves a file that it cannot read where it is, says so, and goes on', async () => {
    const given = await settings();
    const file = join(given.DATA_DIR, 'leads.db');
    writeFileSync(file, 'not a database. '.repeat(500));
    const { db, lines } = await open(given);
    expect(lines.join()).toContain(`the leads in ${file} are not moved`);
    expect(lines.join()).toContain('SQLITE_NOTADB');
    expect(existsSync(file)).toBe(true);
    expect((await totals(db)).counts.waiting).toBe(0);
  });
});
