import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '../lead';
import { ABANDONED_AFTER, DELIVERIES_PER_FORM, RETRY_WINDOW } from '../limits';
import { Lease } from '../spool/lease';
import { Spool } from '../spool/spool';
import { NOW, scratch, someLead } from '../testing';
import type { Outcome } from './post';
import { Worker } from './worker';

const FAILED: Outcome = { kind: 'retry', reason: 'HTTP 500', pause: 0 };
const DELIVERED: Outcome = { kind: 'delivered' };

let now: number;
let spool: Spool;
let lines: string[];
let post: ReturnType<typeof vi.fn<(lead: Lead, url: string) => Promise<Outcome>>>;

beforeEach(() => {
  now = NOW;
  spool = new Spool(scratch());
  lines = [];
  post = vi.fn(async () => DELIVERED);
});

function worker(webhooks = { contact: 'http://127.0.0.1/hook' } as Record<string, string>): Worker {
  return new Worker({
    spool,
    lease: new Lease(spool.root),
    webhooks,
    keepDays: 30,
    post,
    now: () => now,
    random: () => 1,
    log: (line) => lines.push(line),
    unmoved: new Set(),
  });
}

/** Looks, and waits until what the look has started is over. */
async function work(subject: Worker): Promise<void> {
  await subject.look();
  await subject.stop();
}

describe('a lead that waits', () => {
  it('is delivered and moved', async () => {
    await spool.accept(someLead());
    await work(worker());
    expect(post).toHaveBeenCalledExactlyOnceWith(someLead(), 'http://127.0.0.1/hook');
    expect(await spool.list('delivered')).toEqual([someLead().id]);
  });

  it('is tried again after its pause, not before', async () => {
    post.mockResolvedValue(FAILED);
    await spool.accept(someLead());
    await work(worker());
    expect(await spool.read('new', someLead().id)).toMatchObject({
      attempts: 1,
      firstAttemptAt: new Date(NOW).toISOString(),
      nextAttemptAt: new Date(NOW + 2_000).toISOString(),
      lastError: 'HTTP 500',
    });
    now = NOW + 1_999;
    await work(worker());
    expect(post).toHaveBeenCalledTimes(1);
    now = NOW + 2_000;
    await work(worker());
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the receiver asks', async () => {
    post.mockResolvedValue({ ...FAILED, pause: 90_000 });
    await spool.accept(someLead());
    await work(worker());
    now = NOW + 89_999;
    await work(worker());
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('is tried at once when the owner asks', async () => {
    post.mockResolvedValue(FAILED);
    await spool.accept(someLead());
    await work(worker());
    await spool.askFor(someLead().id);
    await work(worker());
    expect(post).toHaveBeenCalledTimes(2);
    expect(await spool.asked()).toEqual([]);
  });

  it('is given up 72 hours after its first attempt', async () => {
    post.mockResolvedValue(FAILED);
    await spool.accept(someLead());
    await work(worker());
    now = NOW + RETRY_WINDOW - 1;
    await work(worker());
    expect(await spool.list('failed')).toEqual([]);
    now += 3_600_000;
    await work(worker());
    expect(await spool.read('failed', someLead().id)).toMatchObject({ attempts: 3, lastError: 'HTTP 500' });
  });

  it('has all of its 72 hours, however long it had waited before', async () => {
    post.mockResolvedValue(FAILED);
    await spool.accept(someLead());
    now = NOW + 10 * RETRY_WINDOW;
    await work(worker());
    expect(await spool.list('new')).toHaveLength(1);
  });

  it('is given up at once when it is refused', async () => {
    post.mockResolvedValue({ kind: 'refused', reason: 'HTTP 404' });
    await spool.accept(someLead());
    await work(worker());
    expect(await spool.read('failed', someLead().id)).toMatchObject({ attempts: 1, lastError: 'HTTP 404' });
  });

  it('stays where it is without a webhook', async () => {
    await spool.accept(someLead());
    await work(worker({ newsletter: 'http://127.0.0.1/hook' }));
    expect(post).not.toHaveBeenCalled();
    expect(await spool.list('new')).toHaveLength(1);
  });
});

it('starts one delivery at a time for a lead, and a few for a form', async () => {
  const waiting: (() => void)[] = [];
  post.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(DELIVERED))));
  for (let n = 0; n < DELIVERIES_PER_FORM + 2; n += 1) await spool.accept(someLead(`some-key-${n}`));
  const subject = worker();
  await subject.look();
  await subject.look();
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(DELIVERIES_PER_FORM));
  waiting[0]?.();
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(DELIVERIES_PER_FORM + 1));
  const stopped = subject.stop();
  for (const finish of waiting) finish();
  await stopped;
  expect(new Set(post.mock.calls.map(([lead]) => lead.id)).size).toBe(post.mock.calls.length);
});

it('leaves the spool to another process that delivers', async () => {
  await spool.prepare();
  await new Lease(spool.root, '00000000-1-0123456789abcdef').hold(NOW);
  await spool.accept(someLead());
  await work(worker());
  expect(post).not.toHaveBeenCalled();
  now = NOW + ABANDONED_AFTER;
  await work(worker());
  expect(post).toHaveBeenCalledTimes(1);
});

it('does not send a delivered lead again because it could not be moved', async () => {
  await spool.accept(someLead());
  const subject = worker();
  const move = vi
    .spyOn(spool, 'move')
    .mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'EROFS' }));
  await subject.look();
  await vi.waitFor(() => expect(lines.join()).toContain('not moved: EROFS'));
  now += 60_000;
  await work(subject);
  expect(move).toHaveBeenCalledTimes(2);
  expect(post).toHaveBeenCalledTimes(1);
  expect(await spool.list('delivered')).toHaveLength(1);
});

it('goes on when the state of a failed attempt cannot be written', async () => {
  post.mockResolvedValue(FAILED);
  await spool.accept(someLead());
  vi.spyOn(spool, 'update').mockRejectedValue(Object.assign(new Error('no'), { code: 'ENOSPC' }));
  const subject = worker();
  await subject.look();
  await vi.waitFor(() => expect(lines.join()).toContain('waits, attempt 1'));
  expect(lines.join()).toContain('state not written: ENOSPC');
  now += 2_000;
  await work(subject);
  expect(post).toHaveBeenCalledTimes(2);
});

it('complains once about a spool that cannot be used, and recovers', async () => {
  writeFileSync(join(spool.root, 'tmp'), '');
  const subject = worker();
  await subject.look();
  await subject.look();
  expect(lines).toEqual(['the spool cannot be used: EEXIST']);
  rmSync(join(spool.root, 'tmp'));
  await spool.accept(someLead());
  await work(subject);
  expect(post).toHaveBeenCalledTimes(1);
});

it('sets aside what is no lead', async () => {
  await spool.prepare();
  const name = 'contact-0123456789abcdef01234567';
  writeFileSync(join(spool.root, 'new', `${name}.json`), '{');
  await work(worker());
  expect(await spool.list('failed')).toEqual([name]);
  expect(post).not.toHaveBeenCalled();
});

it('removes delivered leads after their days', async () => {
  await spool.accept(someLead());
  await work(worker());
  now = NOW + 31 * 86_400_000;
  await work(worker());
  expect(await spool.list('delivered')).toEqual([]);
});
