import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ABANDONED_AFTER } from '../limits';
import { NOW, scratch, someLead } from '../testing';
import { thisOwner } from './owner';
import { BrokenLeadError, Spool } from './spool';

async function spoolWith(...keys: string[]) {
  const spool = new Spool(scratch());
  const leads = keys.map((key) => someLead(key));
  for (const lead of leads) await spool.accept(lead);
  const [lead = someLead()] = leads;
  return { spool, lead, files: (folder: string) => readdirSync(join(spool.root, folder)) };
}

describe('accept', () => {
  it('writes one readable file and leaves nothing temporary', async () => {
    const { spool, lead, files } = await spoolWith('some-key-1');
    expect(files('new')).toEqual([`${lead.id}.json`]);
    expect(files('tmp')).toEqual([]);
    expect(await spool.read('new', lead.id)).toEqual(lead);
  });

  it('keeps what visitors wrote from other users of the machine', async () => {
    const { spool, lead } = await spoolWith('some-key-1');
    expect(statSync(join(spool.root, 'new', `${lead.id}.json`)).mode & 0o077).toBe(0);
  });

  it('takes the same lead once, in whatever state it is by then', async () => {
    const { spool, lead, files } = await spoolWith('some-key-1', 'some-key-1');
    expect(files('new')).toHaveLength(1);
    for (const state of ['delivered', 'failed'] as const) {
      await spool.move(lead.id, 'new', state, NOW);
      await spool.accept(lead);
      expect(files('new')).toEqual([]);
      await spool.move(lead.id, state, 'new', NOW);
    }
  });

  it('takes many at once, the same one too', async () => {
    const spool = new Spool(scratch());
    const keys = Array.from({ length: 60 }, (_, number) => `some-key-${number % 20}`);
    await Promise.all(keys.map((key) => spool.accept(someLead(key))));
    expect(await spool.list('new')).toHaveLength(20);
    expect(readdirSync(join(spool.root, 'tmp'))).toEqual([]);
  });

  it('fails when the folder cannot be made', async () => {
    const root = join(scratch(), 'file');
    writeFileSync(root, '');
    await expect(new Spool(root).accept(someLead())).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

describe('read', () => {
  it.each(['{"id":', '{}', 'null', JSON.stringify({ ...someLead('other-key-1') })])(
    'refuses %j',
    async (content) => {
      const { spool, lead } = await spoolWith('some-key-1');
      writeFileSync(join(spool.root, 'new', `${lead.id}.json`), content);
      await expect(spool.read('new', lead.id)).rejects.toThrow(BrokenLeadError);
    },
  );
});

it('lists leads only, and nothing where there is no spool', async () => {
  const { spool, lead } = await spoolWith('some-key-1');
  writeFileSync(join(spool.root, 'new', '.DS_Store'), '');
  expect(await spool.list('new')).toEqual([lead.id]);
  expect(await new Spool(join(scratch(), 'none')).list('new')).toEqual([]);
});

it('replaces the state of a waiting lead', async () => {
  const { spool, lead, files } = await spoolWith('some-key-1');
  await spool.update({ ...lead, attempts: 3, lastError: 'HTTP 500' });
  expect(await spool.read('new', lead.id)).toMatchObject({ attempts: 3, lastError: 'HTTP 500' });
  expect(files('tmp')).toEqual([]);
});

it('removes what was delivered long enough ago', async () => {
  const { spool } = await spoolWith('some-key-1', 'some-key-2');
  const [old = '', recent = ''] = await spool.list('new');
  await spool.move(old, 'new', 'delivered', NOW);
  await spool.move(recent, 'new', 'delivered', NOW + 2_000);
  expect(await spool.purgeDelivered(NOW + 1_000)).toEqual([old]);
  expect(await spool.list('delivered')).toEqual([recent]);
});

it('puts a lead that was given up back as new', async () => {
  const { spool, lead } = await spoolWith('some-key-1');
  const tried = {
    attempts: 9,
    firstAttemptAt: lead.receivedAt,
    nextAttemptAt: lead.receivedAt,
    lastError: 'HTTP 400',
  };
  await spool.update({ ...lead, ...tried });
  await spool.move(lead.id, 'new', 'failed', NOW);
  await spool.revive(lead.id, NOW);
  expect(await spool.stateOf(lead.id)).toBe('new');
  expect(await spool.read('new', lead.id)).toEqual({ ...lead, lastError: 'HTTP 400' });
});

it('sweeps temporary files of processes that are gone, and old ones of processes that it cannot ask', async () => {
  const { spool, lead, files } = await spoolWith('some-key-1');
  const [host = '', pid = ''] = thisOwner().split('-');
  const earlierLife = `${lead.id}.${host}-${pid}-0123456789abcdef.aaaaaa`;
  const mine = `${lead.id}.${thisOwner()}.bbbbbb`;
  const elsewhere = `${lead.id}.00000000-1-0123456789abcdef.cccccc`;
  for (const name of [earlierLife, mine, elsewhere]) {
    writeFileSync(join(spool.root, 'tmp', name), '{');
    utimesSync(join(spool.root, 'tmp', name), NOW / 1_000, NOW / 1_000);
  }
  await spool.sweep(NOW);
  expect(files('tmp').sort()).toEqual([elsewhere, mine].sort());
  await spool.sweep(NOW + ABANDONED_AFTER + 1);
  expect(files('tmp')).toEqual([]);
  expect(readFileSync(join(spool.root, 'new', `${lead.id}.json`), 'utf8')).toContain(lead.id);
});
