import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratch } from '../testing/leads';
import { StoreError } from './database';
import { openSqlite } from './sqlite';

it('keeps its files from everybody but their owner', async () => {
  const folder = join(scratch(), 'made', 'here');
  const db = openSqlite(join(folder, 'leads.db'));
  onTestFinished(() => db.close());
  await db.all('CREATE TABLE a (b)');
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining(['leads.db', 'leads.db-wal']));
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
});

it('grows no larger than it may', async () => {
  const db = openSqlite(join(scratch(), 'leads.db'), 1);
  onTestFinished(() => db.close());
  await db.all('CREATE TABLE a (b)');
  const fill = async () => {
    for (let row = 0; row < 20; row += 1) await db.all('INSERT INTO a VALUES (?)', 'x'.repeat(100_000));
  };
  await expect(fill()).rejects.toThrow(expect.objectContaining({ code: 'SQLITE_FULL' }));
  const [row] = await db.all('SELECT COUNT(*) AS count FROM a');
  expect(Number(row?.count)).toBeGreaterThan(5);
});

it('names the folder or the file that it cannot use, and why', () => {
  const folder = scratch();
  writeFileSync(join(folder, 'file'), 'text '.repeat(2_000));
  const opening =
    (...names: string[]) =>
    () =>
      openSqlite(join(folder, ...names));
  expect(opening('file')).toThrow(StoreError);
  expect(opening('file')).toThrow(`The leads in ${join(folder, 'file')} cannot be opened: SQLITE_NOTADB.`);
  expect(opening('file', 'leads.db')).toThrow(
    `The folder of the leads, ${join(folder, 'file')}, cannot be written: EEXIST.`,
  );
});

it('makes all of a batch or none', async () => {
  const db = openSqlite(join(scratch(), 'leads.db'));
  onTestFinished(() => db.close());
  await db.all('CREATE TABLE a (b UNIQUE)');
  const insert = ['INSERT INTO a VALUES (1)'] as const;
  await expect(db.batch([insert, insert])).rejects.toThrow();
  expect(await db.all('SELECT * FROM a')).toEqual([]);
  expect(await db.batch([insert, ['SELECT b FROM a']])).toEqual([[], [{ b: 1 }]]);
});
