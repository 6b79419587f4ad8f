import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOW, scratch, scratchDatabase, someLead } from '../testing/leads';
import { acceptLead } from './queries/intake';
import { find, totals } from './queries/owner';
import { leftAside, takeOverSpool } from './take-over';

const spooled = (key: string, more: object = {}) => {
  const { id, form, payload } = someLead(key);
  const receivedAt = new Date(NOW).toISOString();
  return { id, form, payload, suspicions: ['honeypot'], receivedAt, attempts: 3, ...more };
};

function oldFolder(data: string): void {
  for (const folder of ['new', 'delivered', 'failed', 'tmp', 'asked']) {
    mkdirSync(join(data, 'leads', folder), { recursive: true });
  }
  const write = (folder: string, name: string, content: unknown) =>
    writeFileSync(
      join(data, 'leads', folder, `${name}.json`),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  write('new', someLead('one').id, spooled('one'));
  write('new', someLead('two').id, spooled('two', { later: true }));
  write('new', 'contact-0123456789abcdef01234567', '{"id":');
  write('delivered', someLead('three').id, spooled('three'));
  write('failed', someLead('four').id, spooled('four', { lastError: 'HTTP 404' }));
}

it('leaves a folder that was never of leads', async () => {
  const data = scratch();
  mkdirSync(join(data, 'leads', 'photos'), { recursive: true });
  const lines: string[] = [];
  await takeOverSpool(await scratchDatabase(), data, (line) => void lines.push(line));
  expect([existsSync(join(data, 'leads', 'photos')), lines]).toEqual([true, []]);
});

it('takes over every lead once, in its state, and leaves the files aside', async () => {
  const data = scratch();
  oldFolder(data);
  const db = await scratchDatabase(join(data, 'leads.db'));
  await acceptLead(db, someLead('one'), ['webhook']);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await takeOverSpool(db, data, log);
  expect((await totals(db)).counts).toMatchObject({ waiting: 2, delivered: 1, failed: 1 });
  expect(await find(db, someLead('two').id)).toMatchObject({ received_at: NOW, suspicions: 'honeypot' });
  const settled = await db.all('SELECT id FROM leads WHERE settled_at IS NOT NULL ORDER BY id');
  expect(settled.map(({ id }) => id)).toEqual([someLead('three').id, someLead('four').id].sort());
  expect(lines[0]).toMatch(/new\/contact-0123456789abcdef01234567\.json is not a lead/);
  expect(lines.at(-1)).toMatch(/^3 leads taken over/);
  expect(existsSync(join(data, 'leads'))).toBe(false);
  expect(readdirSync(join(leftAside(data), 'new'))).toHaveLength(3);
  await takeOverSpool(db, data, log);
  expect(lines).toHaveLength(2);
});
