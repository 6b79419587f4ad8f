import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { acceptLead, claim, settle } from '../store/queue';
import { NOW, scratch, scratchDatabase, someLead } from '../testing/leads.fixture';
import { forTerminal, parseCommand, runCommand, USAGE } from './command';

const folder = () => scratch();

async function output(db: Awaited<ReturnType<typeof scratchDatabase>>, ...args: string[]): Promise<string> {
  let text = '';
  for await (const piece of runCommand(parseCommand(args), db)) text += piece;
  return text;
}

it('lists, finds, shows and counts', async () => {
  const db = await scratchDatabase();
  await acceptLead(db, { ...someLead('first'), suspicions: ['honeypot', 'flood'] }, ['webhook']);
  await acceptLead(db, someLead('second', { name: 'Bob' }), ['webhook']);
  const lines = (await output(db, 'list')).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).toContain(
    `waiting      ${someLead('first').id}  2026-11-20T08:00:00.000Z  0 attempts; suspect: honeypot, flood`,
  );
  expect(lines[2]).toBe('2 waiting, 0 delivered, 0 failed, 0 unconfirmed, 0 ended');
  expect(await output(db, 'search', 'bob')).toMatch(
    new RegExp(`^waiting +${someLead('second', { name: 'Bob' }).id} .*\n2 waiting`),
  );
  expect(JSON.parse(await output(db, 'show', someLead('first').id))).toMatchObject({
    state: 'waiting',
    payload: { name: 'Ann' },
    deliveries: [{ channel: 'webhook', state: 'waiting' }],
  });
  expect(JSON.parse(await output(db, 'export', '--json', '--state', 'delivered'))).toEqual([]);
  const { id, payload } = someLead('first');
  expect(JSON.parse(await output(db, 'export', '--json'))).toContainEqual({
    id,
    form: 'contact',
    state: 'waiting',
    receivedAt: '2026-11-20T08:00:00.000Z',
    suspicions: ['honeypot', 'flood'],
    payload,
  });
  expect(JSON.parse(await output(db, 'export', '--json'))).toHaveLength(2);
});

it('retries one that was given up, and all', async () => {
  const db = await scratchDatabase();
  await acceptLead(db, someLead(), ['webhook']);
  const route = { form: 'contact', channel: 'webhook' } as const;
  const [taken] = await claim(db, route, { now: NOW, until: NOW, limit: 1 });
  const lost = { state: 'failed', attempts: 1, reason: 'HTTP 400' } as const;
  await settle(db, taken ?? { id: '', channel: 'webhook' }, lost, NOW);
  expect(await output(db, 'list', '--state', 'failed')).toContain('1 attempt; HTTP 400');
  expect(await output(db, 'retry', someLead().id)).toBe('1 lead is due now.\n');
  expect(await output(db, 'retry', 'all')).toBe('1 lead is due now.\n');
  await expect(output(db, 'retry', 'contact-nobody')).rejects.toThrow('no lead contact-nobody');
});

it.each([
  [['--state', 'lost', 'list'], 'There is no state lost.'],
  [['--form', 'survey', 'list'], 'There is no form survey.'],
  [['search', 'two', 'words'], 'words is one word too many'],
  [['--nope', 'list'], '--nope'],
])('says what is wrong with %j', (args, reason) => {
  expect(() => parseCommand(args)).toThrow(reason);
  expect(() => parseCommand(args)).toThrow(USAGE);
});

it.each([['show'], ['erase'], ['explode'], ['list', 'x']])('explains itself for %j', async (...args) => {
  const db = await scratchDatabase();
  await expect(output(db, ...args)).rejects.toThrow(USAGE);
});

it('leaves no trace of an erased address in any file', async () => {
  const data = folder();
  const db = await scratchDatabase(join(data, 'leads.db'));
  const secret = { name: 'Wanjiru Secretname', message: `Confidential ${'words '.repeat(2_000)}` };
  for (let n = 0; n < 300; n += 1) {
    await acceptLead(db, someLead(`k-${n}`, { email: 'Erase.Me@Example.com', ...secret }), ['webhook']);
    await acceptLead(db, someLead(`o-${n}`, { email: `other${n}@example.com` }), ['webhook']);
  }
  expect(await output(db, 'erase', 'erase.me@EXAMPLE.com')).toBe('300 leads erased.\n');
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['leads.db']));
  for (const { parentPath, name } of files) {
    expect(readFileSync(join(parentPath, name)).toString('latin1')).not.toMatch(
      /erase\.me|Secretname|Confidential/i,
    );
  }
  expect(await output(db, 'export')).not.toMatch(/erase\.me/i);
  expect(await output(db, 'export')).toContain('other299@example.com');
  await expect(output(db, 'erase', 'erase.me@example.com')).rejects.toThrow('There is nothing of');
});

it('says what is left of an erased lead while somebody reads the store, and again, until nothing is', async () => {
  const file = join(scratch(), 'leads.db');
  const db = await scratchDatabase(file);
  await acceptLead(db, someLead('key', { email: 'erase.me@example.com' }), []);
  const reader = new Libsql(file, { timeout: 0 });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT COUNT(*) FROM leads').all();
  const left = 'Traces of what was erased are still in the storage (SQLITE_BUSY)';
  expect(await output(db, 'erase', 'erase.me@example.com')).toContain(`1 lead erased. ${left}`);
  expect(await output(db, 'erase', 'erase.me@example.com')).toContain(`0 leads erased. ${left}`);
  reader.exec('COMMIT');
  expect(await output(db, 'erase', 'erase.me@example.com')).toBe('0 leads erased.\n');
  for (const path of [file, `${file}-wal`]) expect(readFileSync(path, 'latin1')).not.toContain('erase.me');
  await expect(output(db, 'erase', 'erase.me@example.com')).rejects.toThrow('There is nothing of');
});

it('tells the story of a lead that was tried, and of one that cannot be read', async () => {
  const db = await scratchDatabase();
  for (const key of ['tried', 'broken']) await acceptLead(db, someLead(key), ['webhook']);
  const again = { state: 'waiting', reason: 'HTTP 500', dueAt: NOW + 60_000, waited: 1 } as const;
  const { id } = someLead('tried');
  await settle(db, { id, channel: 'webhook' }, { ...again, attempts: 2 }, NOW);
  const broken = someLead('broken').id;
  await db.all(`UPDATE leads SET payload = '{', state = 'failed' WHERE id = ?`, broken);
  const arrived = someLead('arrived').id;
  await acceptLead(db, someLead('arrived'), ['webhook']);
  await settle(db, { id: arrived, channel: 'webhook' }, { ...again, attempts: 1 }, NOW);
  await db.all(`UPDATE leads SET state = 'delivered' WHERE id = ?`, arrived);
  const list = await output(db, 'list');
  expect(list).toMatch(new RegExp(`^delivered .*${arrived} .*Z  1 attempt(?!; HTTP 500)`, 'm'));
  expect(list).toContain(
    `waiting      ${id}  2026-11-20T08:00:00.000Z  2 attempts; HTTP 500; next 2026-11-20T08:01:00.000Z\n`,
  );
  expect(list).toContain(`failed       ${broken}  2026-11-20T08:00:00.000Z  unreadable; 0 attempts\n`);
  const shown = JSON.parse(await output(db, 'show', broken));
  expect(shown).toMatchObject({ state: 'failed', unreadable: true });
  expect(shown).not.toHaveProperty('payload');
  expect(JSON.parse(await output(db, 'show', id))).toMatchObject({
    nextAttemptAt: '2026-11-20T08:01:00.000Z',
    suspicions: [],
    deliveries: [{ channel: 'webhook', state: 'waiting', attempts: 2, lastError: 'HTTP 500' }],
  });
  await expect(output(db, 'show', 'contact-nobody')).rejects.toThrow('There is no lead contact-nobody.');
});

it('copies the store to a file that only its owner can read', async () => {
  const db = await scratchDatabase();
  await acceptLead(db, someLead(), ['webhook']);
  const file = join(folder(), 'copy.db');
  const modes: number[] = [];
  const all: typeof db.all = (...statement) => {
    modes.push(statSync(file).mode & 0o777);
    return db.all(...statement);
  };
  await output(Object.assign(Object.create(db), { all }), 'backup', file);
  expect([...modes, statSync(file).mode & 0o777]).toEqual([0o600, 0o600]);
  const copy = await scratchDatabase(file);
  expect(await output(copy, 'list')).toContain(someLead().id);
  await expect(output(db, 'backup', file)).rejects.toThrow('exists already');
  await expect(output({ ...db, kind: 'postgres' }, 'backup', `${file}2`)).rejects.toThrow('pg_dump');
});

it('sends nothing to a terminal that it obeys', () => {
  expect(forTerminal('a\u001b[2J\u009b\u202e\u2066b\n\tc\r')).toBe(
    'a\\u{1b}[2J\\u{9b}\\u{202e}\\u{2066}b\n\tc\\u{d}',
  );
});
