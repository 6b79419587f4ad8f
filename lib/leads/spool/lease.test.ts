import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ABANDONED_AFTER } from '../limits';
import { NOW, scratch } from '../testing';
import { Lease } from './lease';
import { isGone, thisOwner } from './owner';
import { Spool } from './spool';

const [HOST = '', PID = ''] = thisOwner().split('-');
const TOKEN = '0123456789abcdef';
const ELSEWHERE = `00000000-1-${TOKEN}`;

async function prepared(): Promise<string> {
  const root = scratch();
  await new Spool(root).prepare();
  return root;
}

it('is held by one owner, who renews it', async () => {
  const root = await prepared();
  const mine = new Lease(root);
  const theirs = new Lease(root, ELSEWHERE);
  expect(await mine.hold(NOW)).toBe(true);
  expect(await theirs.hold(NOW)).toBe(false);
  expect(await mine.hold(NOW + ABANDONED_AFTER)).toBe(true);
  expect(await theirs.hold(NOW + ABANDONED_AFTER + 1)).toBe(false);
});

it('passes on once it is given back', async () => {
  const root = await prepared();
  const mine = new Lease(root);
  await mine.hold(NOW);
  await mine.release();
  expect(await new Lease(root, ELSEWHERE).hold(NOW)).toBe(true);
  await mine.release();
  expect(await mine.hold(NOW)).toBe(false);
});

it('passes on when its holder, on a machine that cannot be asked, has been silent for long', async () => {
  const root = await prepared();
  const theirs = new Lease(root, ELSEWHERE);
  await theirs.hold(NOW);
  const mine = new Lease(root);
  expect(await mine.hold(NOW + ABANDONED_AFTER - 1)).toBe(false);
  expect(await mine.hold(NOW + ABANDONED_AFTER)).toBe(true);
  expect(await theirs.hold(NOW + ABANDONED_AFTER)).toBe(false);
});

it('passes on at once when its holder is gone', async () => {
  const root = await prepared();
  await new Lease(root, `${HOST}-${PID}-${TOKEN}`).hold(NOW);
  expect(await new Lease(root).hold(NOW)).toBe(true);
});

it('goes to exactly one of many who want it at once', async () => {
  const root = await prepared();
  await new Lease(root, `${HOST}-${PID}-${TOKEN}`).hold(NOW);
  const many = Array.from({ length: 20 }, (_, n) => new Lease(root, `00000000-${n + 2}-${TOKEN}`));
  await Promise.all(many.map((lease) => lease.hold(NOW + ABANDONED_AFTER)));
  const holders = [];
  for (const lease of many) if (await lease.hold(NOW + ABANDONED_AFTER)) holders.push(lease);
  expect(holders).toHaveLength(1);
  expect(readdirSync(`${root}/tmp`)).toEqual([]);
});

it('knows who is gone', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  expect(isGone(`${HOST}-${ended}-${TOKEN}`)).toBe(true);
  expect(isGone(`${HOST}-${process.ppid}-${TOKEN}`)).toBe(false);
  expect(isGone(thisOwner())).toBe(false);
  expect(isGone(ELSEWHERE)).toBe(false);
  expect(isGone('')).toBe(false);
});
