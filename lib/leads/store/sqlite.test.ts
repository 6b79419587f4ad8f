import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { NOW, scratch, scratchDatabase, someLead } from '../testing/leads.fixture';
import { makeTables, StoreError } from './database';
import { acceptLead, claim, settle } from './queue';
import { openSqlite } from './sqlite';

const PATIENT = { patience: 1_500 };

it('keeps its files from everybody but their owner', async () => {
  const folder = join(scratch(), 'made', 'here');
  const db = await openSqlite(join(folder, 'leads.db'), PATIENT);
  onTestFinished(() => db.close());
  await db.all('CREATE TABLE a (b)');
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining(['leads.db', 'leads.db-wal']));
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
});

it('takes no more leads than it may, and always records what became of them', async () => {
  const db = await openSqlite(join(scratch(), 'leads.db'), { ...PATIENT, maxMegabytes: 1 });
  onTestFinished(() => db.close());
  await makeTables(db);
  let taken = 0;
  const fill = async () => {
    for (; taken < 2_000; taken += 1) {
      await acceptLead(db, someLead(`${taken}`, { message: 'x'.repeat(4_000) }), ['webhook']);
    }
  };
  await expect(fill()).rejects.toThrow(expect.objectContaining({ code: 'SQLITE_FULL' }));
  expect(taken).toBeGreaterThan(100);
  const route = { form: 'contact', channel: 'webhook' } as const;
  for (const { id } of await claim(db, route, { now: NOW, until: NOW, limit: taken })) {
    await settle(db, { id, channel: 'webhook' }, { state: 'delivered', attempts: 1 }, NOW);
  }
  expect(await db.all(`SELECT COUNT(*) AS count FROM leads WHERE state = 'delivered'`)).toEqual([
    { count: taken },
  ]);
});

it('names the folder or the file that it cannot use, and why', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'file'), 'text '.repeat(2_000));
  const opening = (...names: string[]) => openSqlite(join(folder, ...names), PATIENT);
  await expect(opening('file')).rejects.toThrow(StoreError);
  await expect(opening('file')).rejects.toThrow(
    `The leads in ${join(folder, 'file')} cannot be opened: SQLITE_NOTADB.`,
  );
  mkdirSync(join(folder, 'folder'));
  await expect(opening('folder')).rejects.toThrow('cannot be opened: SQLITE_CANTOPEN.');
  await expect(opening('file', 'leads.db')).rejects.toThrow(
    `The folder of the leads, ${join(folder, 'file')}, cannot be written: EEXIST.`,
  );
});

it('lets everything else go on while another process holds the lock, then says that it is busy', async () => {
  const file = join(scratch(), 'leads.db');
  const db = await openSqlite(file, { patience: 300 });
  onTestFinished(() => db.close());
  await makeTables(db);
  const other = new Libsql(file, { timeout: 0 });
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const waiting = Promise.allSettled([db.all('DELETE FROM leads'), db.batch([['DELETE FROM leads']])]);
  // A driver that waits by itself lets no timer go before it.
  const first = await Promise.race([waiting.then(() => 'the store'), pause(1).then(() => 'another')]);
  expect(first).toBe('another');
  expect((await waiting).map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
    'SQLITE_BUSY',
    'SQLITE_BUSY',
  ]);
  const deleting = db.batch([['DELETE FROM leads RETURNING id']]);
  other.exec('COMMIT');
  expect(await deleting).toEqual([[]]);
});

it.each(['leads.db', 'leads.db-wal', 'leads.db-shm'])('notices that %s was taken away', async (name) => {
  const folder = scratch();
  const db = await scratchDatabase(join(folder, 'leads.db'));
  await acceptLead(db, someLead('kept'), []);
  rmSync(join(folder, name));
  await expect(acceptLead(db, someLead('lost'), [])).rejects.toThrow(
    expect.objectContaining({ code: 'ENOENT' }),
  );
});

it('makes all of a batch or none', async () => {
  const db = await openSqlite(join(scratch(), 'leads.db'), PATIENT);
  onTestFinished(() => db.close());
  await db.all('CREATE TABLE a (b UNIQUE)');
  const insert = ['INSERT INTO a VALUES (1)'] as const;
  await expect(db.batch([insert, insert])).rejects.toThrow();
  expect(await db.all('SELECT * FROM a')).toEqual([]);
  expect(await db.batch([insert, ['SELECT b FROM a']])).toEqual([[], [{ b: 1 }]]);
});
