/** What becomes of a submission when its store is in trouble: a clear answer, and nothing lost. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Context } from './context';
import { healthOf } from './health';
import { acceptSubmission } from './intake/accept';
import { entries } from './owner/records';
import { openStore, type Store } from './store/open';
import { acceptLead } from './store/queue';
import { freeze, smallDisk } from './testing/disk.fixture';
import { NOW, scratch, someContext, someLead } from './testing/leads.fixture';

const MEGABYTE = 1_048_576;
const MANY = 1_000_000;
const LIMITS = {
  LEADS_LIMIT_PER_ADDRESS: MANY,
  LEADS_LIMIT_PER_FORM: MANY,
  LEADS_QUOTA_PER_ADDRESS: MANY,
  LEADS_QUOTA_PER_FORM: MANY,
};

/** A store in a folder, the form before it, and what the server would log. */
function site(folder: string) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const db = openStore({ DATA_DIR: folder }, log);
  onTestFinished(() => db.close());
  const context = someContext({ db, log, settings: LIMITS });
  return { db, lines, send: (name: string, message = 'Hello') => submit(context, name, message) };
}

/** @returns whether the visitor was told that the message is kept; else it was given back, word for word */
async function submit(context: Context, name: string, message: string): Promise<boolean> {
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { host: '127.0.0.1' },
    body: new URLSearchParams({ name, email: 'ann@example.com', message }),
  });
  const answer = await acceptSubmission('contact', request, context);
  if (answer.status === 303) return true;
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain(`value="${name}"`);
  expect(page).toContain(`>${message}</textarea>`);
  return false;
}

async function keptNames(db: Store): Promise<string[]> {
  const names: string[] = [];
  for await (const some of entries(db)) names.push(...some.map(({ lead }) => lead?.payload.name ?? ''));
  return names.sort();
}

it('says that the store is well, and what waits in it', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, send } = site(scratch());
  expect(await healthOf(db)).toEqual({ writable: true, waiting: 0, failed: 0, oldestWaitingSeconds: 0 });
  await send('Ann');
  await send('Bob');
  await db.all(`UPDATE leads SET state = 'failed' WHERE payload LIKE '%Bob%'`);
  vi.setSystemTime(NOW + 90_000);
  expect(await healthOf(db)).toEqual({
    writable: true,
    waiting: 1,
    failed: 1,
    oldestWaitingSeconds: 90,
  });
  // A clock that was set back.
  vi.setSystemTime(NOW - 90_000);
  expect(await healthOf(db)).toMatchObject({ oldestWaitingSeconds: 0 });
});

it('leaves a file that is no database as it is, says which, and goes on once it is out of the way', async () => {
  const folder = scratch();
  const file = join(folder, 'leads.db');
  const garbage = 'not a database, but somebody may want it. '.repeat(500);
  writeFileSync(file, garbage);
  const { db, lines, send } = site(folder);
  await expect(db.ready()).rejects.toThrow(`The leads in ${file} cannot be opened: SQLITE_NOTADB.`);
  expect(await send('Ann')).toBe(false);
  expect(lines.join()).toMatch(/contact-[0-9a-f]{24} not accepted: SQLITE_NOTADB/);
  expect(await healthOf(db)).toMatchObject({ writable: false, reason: 'SQLITE_NOTADB' });
  expect(readFileSync(file, 'utf8')).toBe(garbage);
  for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, `aside-${name}`));
  await expect.poll(() => send('Ann')).toBe(true);
  expect(await keptNames(db)).toEqual(['Ann']);
});

it('says so, to visitors and to whoever watches, when the files are taken away or are as large as they may be', async () => {
  const folder = scratch();
  const { db, send } = site(folder);
  expect(await send('Ann')).toBe(true);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect(await send('Bob')).toBe(false);
  expect(await healthOf(db)).toMatchObject({ writable: false, reason: 'ENOENT' });
  const small = openStore({ DATA_DIR: scratch(), LEADS_MAX_MB: 1 }, () => undefined);
  onTestFinished(() => small.close());
  while ((await healthOf(small)).writable) {
    for (let n = 0; n < 50; n += 1) {
      await acceptLead(small, someLead(`${n} ${Math.random()}`, { message: 'x'.repeat(4_000) }), []).catch(
        () => 0,
      );
    }
  }
  expect(await healthOf(small)).toMatchObject({ reason: 'SQLITE_FULL' });
});

it('takes nothing into a database whose pages are damaged, and says why', async () => {
  const folder = scratch();
  const before = site(folder);
  for (let n = 0; n < 50; n += 1) await before.send(`Visitor ${n}`, 'words '.repeat(500));
  // Nothing is left in the log beside it, from which the pages could be restored.
  await before.db.overwrite();
  await before.db.close();
  const file = join(folder, 'leads.db');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, 4_096));
  const { db, lines, send } = site(folder);
  expect(await send('Ann')).toBe(false);
  expect(lines.join()).toMatch(/not accepted: SQLITE_CORRUPT/);
  expect(await healthOf(db)).toMatchObject({ writable: false, reason: 'SQLITE_CORRUPT' });
  expect(statSync(file).size).toBe(bytes.length);
});

it('says that a folder which turned into something else cannot be written', async () => {
  const folder = join(scratch(), 'data');
  writeFileSync(folder, '');
  const { db, send } = site(folder);
  await expect(db.ready()).rejects.toThrow(`The folder of the leads, ${folder}, cannot be written: EEXIST.`);
  expect(await send('Ann')).toBe(false);
  rmSync(folder);
  await expect.poll(() => send('Ann')).toBe(true);
});

it('keeps what it took when the files turn read-only, and takes again when they are not', async ({
  skip,
}) => {
  const folder = scratch();
  const { db, lines, send } = site(folder);
  expect(await send('before')).toBe(true);
  const frozen = [folder, join(folder, 'leads.db'), join(folder, 'leads.db-wal')];
  if (!freeze(frozen, true)) return skip('no right to make files immutable (chattr) here');
  onTestFinished(() => void freeze(frozen, false));
  expect(await send('read-only')).toBe(false);
  expect(lines.join()).toMatch(/not accepted: SQLITE_(IOERR|READONLY|CANTOPEN)/);
  expect(await healthOf(db)).toMatchObject({ writable: false, waiting: 1 });
  freeze(frozen, false);
  expect(await send('after')).toBe(true);
  expect(await healthOf(db)).toMatchObject({ writable: true, waiting: 2 });
  expect(await keptNames(db)).toEqual(['after', 'before']);
});

it('keeps what it took on a disk that fills up, and takes again when there is room', async ({ skip }) => {
  const folder = smallDisk(2);
  if (!folder) return skip('no right to mount a small disk here');
  const { db, lines, send } = site(folder);
  expect(await send('first')).toBe(true);
  const filler = join(folder, 'filler');
  writeFileSync(filler, Buffer.alloc(MEGABYTE));
  const taken = ['first'];
  let full = false;
  for (let n = 0; n < 2_000 && !full; n += 1) {
    const name = `Visitor ${n}`;
    if (await send(name, 'words '.repeat(500))) taken.push(name);
    else full = true;
  }
  expect(full).toBe(true);
  expect(taken.length).toBeGreaterThan(10);
  expect(lines.join()).toMatch(/not accepted: SQLITE_(FULL|IOERR)/);
  expect(await keptNames(db)).toEqual(taken.sort());
  rmSync(filler);
  expect(await send('with room')).toBe(true);
  expect(await healthOf(db)).toMatchObject({ writable: true, waiting: taken.length + 1 });
  expect(await keptNames(db)).toEqual([...taken, 'with room'].sort());
});
