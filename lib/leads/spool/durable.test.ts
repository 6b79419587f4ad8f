import { readdirSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { scratch, someLead } from '../testing';
import { Spool } from './spool';

/** A disk that takes so many bytes and then is full; undefined: it has room. */
let room: number | undefined;

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>): Promise<FileHandle> => {
      const handle = await real.open(...args);
      const write = handle.writeFile.bind(handle);
      handle.writeFile = async (content) => {
        if (room === undefined) return write(content);
        await write(String(content).slice(0, room));
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      };
      return handle;
    },
  };
});

beforeEach(() => {
  room = undefined;
});

it('a full disk refuses the lead and keeps no part of it', async () => {
  const spool = new Spool(scratch());
  room = 20;
  await expect(spool.accept(someLead())).rejects.toThrow('ENOSPC');
  expect(readdirSync(`${spool.root}/tmp`)).toEqual([]);
  expect(await spool.list('new')).toEqual([]);
});

it('a full disk leaves a waiting lead as it was', async () => {
  const spool = new Spool(scratch());
  const lead = someLead();
  await spool.accept(lead);
  room = 20;
  await expect(spool.update({ ...lead, attempts: 1 })).rejects.toThrow('ENOSPC');
  expect(await spool.read('new', lead.id)).toEqual(lead);
  expect(readdirSync(`${spool.root}/tmp`)).toEqual([]);
});

it('a full disk does not keep a delivered lead from leaving the queue', async () => {
  const spool = new Spool(scratch());
  const lead = someLead();
  await spool.accept(lead);
  room = 0;
  await spool.move(lead.id, 'new', 'delivered', Date.now());
  expect(await spool.list('delivered')).toEqual([lead.id]);
});
