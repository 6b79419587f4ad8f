import { beforeEach, describe, expect, it, vi } from 'vitest';
import { totals } from '../health';
import type { Lead, Outcome } from '../lead';
import { CLAIM_LASTS, DELIVERIES_PER_DESTINATION, RETRY_WINDOW } from '../limits';
import { retryLeads } from '../owner/change';
import type { Database } from '../store/database';
import { eraseRows, finishErasing } from '../store/erasing';
import { acceptLead } from '../store/queries/accept';
import { writeNote } from '../store/queries/notes';
import {
  deliveriesOf,
  eventually,
  NOW,
  scratchDatabase,
  someContext,
  someLead,
  someSettings,
} from '../testing/leads.fixture';
import { ClockWatch, Worker } from './worker';

const FAILED: Outcome = { kind: 'retry', reason: 'HTTP 500', pause: 0 };
const DELIVERED: Outcome = { kind: 'delivered' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let now: number;
let passed: number;
let db: Database;
let lines: string[];
let warnings: string[];
let send: ReturnType<typeof vi.fn<(lead: Lead) => Promise<Outcome>>>;

beforeEach(async () => {
  now = NOW;
  passed = 0;
  db = await scratchDatabase();
  lines = [];
  warnings = [];
  send = vi.fn(async () => DELIVERED);
});

function worker(owner = 'one', store = db): Worker {
  return new Worker(
    someContext({
      db: store,
      owner,
      destinations: [{ form: 'contact', channel: 'webhook', send: (lead) => send(lead) }],
      settings: someSettings({ LEADS_KEEP_FAILED_DAYS: 60, LEADS_KEEP_WAITING_DAYS: 90 }),
      now: () => now,
      passed: () => passed,
      log: (line, level) => {
        lines.push(line);
        if (level === 'warning') warnings.push(line);
      },
    }),
  );
}

/** Looks, and waits until what the look has started is over. */
async function work(subject = worker()): Promise<void> {
  await subject.look();
  await subject.stop();
}

/** Lets time pass, for the clock as for everything else. */
const wait = (milliseconds: number) => {
  now += milliseconds;
  passed += milliseconds;
};

const accept = (lead = someLead(), store = db) => acceptLead(store, lead, ['webhook']);
const stateOf = async (lead = someLead()) =>
  (await db.all('SELECT state FROM leads WHERE id = ?', lead.id))[0]?.state;
const delivery = async (lead = someLead()) => (await deliveriesOf(db, lead.id))[0];

/** A store that refuses to be written with the code of a full disk, until it is told otherwise. */
function fullStore(): Database & { full: boolean } {
  const refuse = () => {
    throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  };
  const store = {
    kind: db.kind,
    name: db.name,
    full: true,
    all: async (...statement: Parameters<Database['all']>) =>
      store.full && !statement[0].startsWith('SELECT') ? refuse() : db.all(...statement),
    batch: async (statements: Parameters<Database['batch']>[0]) =>
      store.full ? refuse() : db.batch(statements),
    expectRoom: () => db.expectRoom(),
    rewrite: () => db.rewrite(),
    flush: () => db.flush(),
    close: () => db.close(),
  };
  return store;
}

describe('a lead that waits', () => {
  it('is delivered', async () => {
    await accept();
    await work();
    expect(send).toHaveBeenCalledExactlyOnceWith(someLead());
    expect(await stateOf()).toBe('delivered');
    expect(lines).toEqual([`${someLead().id} delivered by webhook, attempt 1`]);
  });

  it('is tried again after its pause, not before', async () => {
    send.mockResolvedValue(FAILED);
    await accept();
    await work();
    expect(await delivery()).toMatchObject({ attempts: 1, due_at: NOW + 2_000, last_error: 'HTTP 500' });
    wait(1_999);
    await work();
    expect(send).toHaveBeenCalledTimes(1);
    wait(1);
    await work();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the receiver asks', async () => {
    send.mockResolvedValue({ ...FAILED, pause: 90_000 });
    await accept();
    await work();
    wait(89_999);
    await work();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is tried at once when the owner asks', async () => {
    send.mockResolvedValue(FAILED);
    await accept();
    await work();
    await retryLeads(db, someLead().id, now);
    await work();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is given up after 72 hours of pauses, however long the server was away', async () => {
    send.mockResolvedValue({ ...FAILED, pause: RETRY_WINDOW - 1 });
    await accept();
    await work();
    wait(RETRY_WINDOW - 1);
    await work();
    expect(await stateOf()).toBe('waiting');
    wait(10 * RETRY_WINDOW);
    await work();
    expect(await stateOf()).toBe('failed');
    expect(lines.at(-1)).toMatch(/failed by webhook, attempt 3: HTTP 500$/);
  });

  it('is not given up because the clock jumped', async () => {
    send.mockResolvedValue(FAILED);
    await accept();
    await work();
    now += 5 * 365 * DAY;
    await work();
    now = NOW;
    passed += 60_000;
    await work();
    expect(await stateOf()).toBe('waiting');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is given up at once when its receiver refuses it', async () => {
    send.mockResolvedValue({ kind: 'refused', reason: 'HTTP 422' });
    await accept();
    await work();
    expect(await delivery()).toMatchObject({ state: 'failed', attempts: 1, last_error: 'HTTP 422' });
  });

  it('is planned once its form has a destination', async () => {
    await acceptLead(db, someLead(), []);
    await work();
    expect(await stateOf()).toBe('delivered');
  });
});

it('starts one delivery at a time for a lead, and a few for a destination', async () => {
  const waiting: (() => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(DELIVERED))));
  for (let n = 0; n < DELIVERIES_PER_DESTINATION + 2; n += 1) await accept(someLead(`some-key-${n}`));
  const subject = worker();
  await subject.look();
  await subject.look();
  await eventually(() => expect(send).toHaveBeenCalledTimes(DELIVERIES_PER_DESTINATION));
  waiting[0]?.();
  await eventually(() => expect(send).toHaveBeenCalledTimes(DELIVERIES_PER_DESTINATION + 1));
  const stopped = subject.stop();
  for (const finish of waiting) finish();
  await stopped;
  expect(new Set(send.mock.calls.map(([lead]) => lead.id)).size).toBe(send.mock.calls.length);
});

it('leaves to another process what that one has taken, until its time is over', async () => {
  await accept();
  send.mockImplementationOnce(() => new Promise(() => undefined));
  await worker('killed').look();
  await work(worker('other'));
  expect(send).toHaveBeenCalledTimes(1);
  wait(CLAIM_LASTS);
  await work(worker('other'));
  expect(send).toHaveBeenCalledTimes(2);
});

it('hastens nothing because something else came through, and gives up after 72 hours', async () => {
  send.mockImplementation(async ({ id }) => (id === someLead('stuck').id ? FAILED : DELIVERED));
  await accept(someLead('stuck'));
  const subject = worker();
  let tries = 0;
  for (const end = NOW + RETRY_WINDOW; now < end; wait(HOUR / 4)) {
    await accept(someLead(`good ${now}`));
    await subject.look();
    await eventually(async () => expect((await totals(db)).counts.waiting).toBe(1));
    await eventually(async () => expect((await delivery(someLead('stuck')))?.due_at).toBeGreaterThan(now));
    tries = Number((await delivery(someLead('stuck')))?.attempts);
  }
  expect(tries).toBeLessThan(90);
  expect(await stateOf(someLead('stuck'))).toBe('waiting');
  for (let hours = 0; hours < 3; hours += 1) {
    wait(HOUR);
    await subject.look();
  }
  await eventually(async () => expect(await stateOf(someLead('stuck'))).toBe('failed'));
  await subject.stop();
});

it('respects how long a receiver asks to wait while others come through', async () => {
  send.mockImplementation(async ({ id }) =>
    id === someLead('later').id ? { ...FAILED, pause: HOUR } : DELIVERED,
  );
  await accept(someLead('later'));
  await work();
  for (let minute = 0; minute < 59; minute += 1) {
    wait(60_000);
    await accept(someLead(`good ${minute}`));
    await work();
  }
  expect((await delivery(someLead('later')))?.attempts).toBe(1);
  wait(60_000);
  await work();
  expect((await delivery(someLead('later')))?.attempts).toBe(2);
});

it('does not wait for what a clock that was ahead has dated', async () => {
  const right = now;
  now += 20 * HOUR;
  send.mockResolvedValue(FAILED);
  await accept({ ...someLead(), receivedAt: now });
  await work();
  send.mockImplementationOnce(() => new Promise(() => undefined));
  await accept({ ...someLead('under way'), receivedAt: now });
  await worker('killed').look();
  await eventually(() => expect(send).toHaveBeenCalledTimes(2));
  now = right;
  send.mockResolvedValue(DELIVERED);
  await work(worker('next'));
  expect((await totals(db)).counts).toMatchObject({ waiting: 0, delivered: 2 });
});

it('does not mistake somebody else’s write for a store that cannot be written', async () => {
  await accept();
  const busy = async (...statement: Parameters<Database['all']>) => {
    if (statement[0].startsWith('SELECT')) return db.all(...statement);
    throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
  };
  await worker('one', { ...fullStore(), all: busy }).look();
  expect(send).not.toHaveBeenCalled();
});

it('sets aside a record that cannot be read, and delivers the rest', async () => {
  for (const key of ['bad-record', 'good-record']) await accept(someLead(key));
  await db.all(`UPDATE leads SET payload = '{"name":' WHERE id = ?`, someLead('bad-record').id);
  await work();
  expect(send).toHaveBeenCalledExactlyOnceWith(someLead('good-record'));
  expect(await stateOf(someLead('bad-record'))).toBe('failed');
  expect(lines).toContain(
    `${someLead('bad-record').id} failed by webhook, attempt 1: its payload is not JSON`,
  );
});

it('warns of what is given up, not of what is delivered or waits', async () => {
  send.mockResolvedValueOnce({ kind: 'refused', reason: 'HTTP 400' });
  await accept(someLead('refused'));
  await work();
  send.mockResolvedValueOnce(FAILED);
  for (const key of ['waits', 'delivered']) await accept(someLead(key));
  await work();
  expect(lines).toHaveLength(3);
  expect(warnings).toEqual([`${someLead('refused').id} failed by webhook, attempt 1: HTTP 400`]);
});

describe('on a full disk', () => {
  it('delivers all the same, once, and records it when there is room', async () => {
    await accept();
    const store = fullStore();
    const subject = worker('one', store);
    await subject.look();
    await eventually(() => expect(lines.join()).toContain('delivered, not recorded yet: SQLITE_FULL'));
    await subject.look();
    await subject.look();
    expect(send).toHaveBeenCalledTimes(1);
    expect(warnings).toContain('deliveries cannot be marked: SQLITE_FULL');
    store.full = false;
    await subject.look();
    expect(await stateOf()).toBe('delivered');
    await subject.stop();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps the pauses of what failed', async () => {
    send.mockResolvedValue(FAILED);
    await accept();
    const store = fullStore();
    const subject = worker('one', store);
    for (const pause of [0, 1_000, 1_000]) {
      wait(pause);
      await subject.look();
      await eventually(() => expect(lines.join()).toContain('not recorded yet'));
    }
    await eventually(() => expect(lines.join()).toContain('attempt 2'));
    store.full = false;
    await subject.look();
    await subject.stop();
    expect(await delivery()).toMatchObject({ attempts: 2, due_at: NOW + 6_000 });
  });
});

it('complains once about a store that cannot be used, and recovers', async () => {
  let away = true;
  const broken = () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  };
  const store: Database = {
    ...fullStore(),
    all: async (...statement) => (away ? broken() : db.all(...statement)),
    batch: async (statements) => (away ? broken() : db.batch(statements)),
  };
  const subject = worker('one', store);
  for (let look = 0; look < 3; look += 1) await subject.look();
  expect(lines).toEqual(['the store cannot be used: ECONNREFUSED']);
  expect(warnings).toEqual(lines);
  away = false;
  await accept();
  await work(subject);
  expect(send).toHaveBeenCalledTimes(1);
});

it('overwrites what an erasure has left, and says so', async () => {
  await accept();
  expect(await eraseRows(db, 'ann@example.com')).toBe(1);
  await work();
  expect(await finishErasing(db)).toBe('nothing');
  expect(lines).toEqual(['what was erased is overwritten now']);
});

describe('retention', () => {
  it('removes each state after its days', async () => {
    send.mockResolvedValueOnce({ kind: 'refused', reason: 'HTTP 400' });
    await accept(someLead('failed-lead'));
    await work();
    await accept(someLead('delivered-lead'));
    await work();
    await acceptLead(db, { ...someLead('waiting-lead'), form: 'partner' }, []);
    const left = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        wait(DAY);
        await work();
      }
      const { waiting, failed, delivered } = (await totals(db)).counts;
      return { waiting, failed, delivered };
    };
    expect(await left(30)).toEqual({ waiting: 1, failed: 1, delivered: 1 });
    expect(await left(1)).toEqual({ waiting: 1, failed: 1, delivered: 0 });
    expect(await left(30)).toEqual({ waiting: 1, failed: 0, delivered: 0 });
    expect(await left(30)).toEqual({ waiting: 0, failed: 0, delivered: 0 });
    expect(lines.filter((line) => line.includes('removed'))).toEqual([
      '1 delivered leads removed after 30 days',
      '1 failed leads removed after 60 days',
      '1 waiting leads removed after 90 days',
    ]);
  });

  it('waits for a day of running after a gap that may be a wrong clock', async () => {
    await accept();
    await work();
    wait(31 * DAY);
    const subject = worker();
    await subject.look();
    expect(await stateOf()).toBe('delivered');
    wait(DAY);
    await work(subject);
    expect(await stateOf()).toBeUndefined();
  });

  it('resumes after a gap, also where the server is started anew every day', async () => {
    await accept();
    await work();
    wait(31 * DAY);
    for (let day = 0; day < 2; day += 1) {
      await work();
      wait(DAY);
    }
    expect(await stateOf()).toBeUndefined();
  });

  it('resumes within two days where the pause was begun by a clock that was years ahead', async () => {
    await accept();
    await work();
    await writeNote(db, 'removal-paused-until', String(now + 5 * 365 * DAY));
    for (let day = 0; day < 33; day += 1) {
      wait(DAY);
      await work();
    }
    expect(await stateOf()).toBeUndefined();
  });

  it('removes nothing when the clock has jumped into another year', async () => {
    await accept();
    const subject = worker();
    await subject.look();
    await eventually(async () => expect(await stateOf()).toBe('delivered'));
    now += 5 * 365 * DAY;
    passed += 61_000;
    await subject.look();
    passed += 61_000;
    now += 61_000;
    await work(subject);
    expect(await stateOf()).toBe('delivered');
    expect(lines.join()).toContain('the clock was set');
  });
});

const MINUTE = 60_000;

it('takes small differences between the clock and the time that passed for corrections', () => {
  const watch = new ClockWatch();
  expect(watch.moved(1_000_000, 500)).toBe(0);
  expect(watch.moved(1_000_000 + 10_000, 10_500)).toBe(0);
  expect(watch.moved(1_010_000 + MINUTE, 10_500)).toBe(0);
  expect(watch.moved(1_010_000, 10_500)).toBe(0);
});

it.each([
  ['forth', 3_600_000],
  ['back', -3_600_000],
  ['forth by a little more than a correction', MINUTE + 1],
  ['back by a little more than a correction', -MINUTE - 1],
])('notices a clock that was set %s, once', (_, jump) => {
  const watch = new ClockWatch();
  watch.moved(5_000_000, 0);
  expect(watch.moved(5_000_000 + 1_000 + jump, 1_000)).toBe(jump);
  expect(watch.moved(5_000_000 + 2_000 + jump, 2_000)).toBe(0);
});
