import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totals } from '../health';
import type { Lead, Outcome } from '../lead';
import { retryLeads } from '../owner/records';
import { type Database, writeNote } from '../store/database';
import { eraseLeads, finishErasing } from '../store/erasing';
import { acceptLead, type Claim, LONGEST_RETRY_AFTER } from '../store/queue';
import {
  deliveriesOf,
  eventually,
  NOW,
  scratchDatabase,
  someContext,
  someLead,
  someSettings,
} from '../testing/leads.fixture';
import {
  CLAIM_LASTS,
  DELIVERIES_PER_DESTINATION,
  FIRST_PAUSE,
  LONGEST_PAUSE,
  lineOf,
  pauseAfter,
  RETRY_WINDOW,
  settlementOf,
  startWorker,
  TICK,
} from './deliver';
import { MAIL_TIMEOUT } from './mail';
import { DELIVERY_TIMEOUT } from './webhook';

const FAILED: Outcome = { kind: 'retry', reason: 'HTTP 500', pause: 0 };
const DELIVERED: Outcome = { kind: 'delivered' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let db: Database;
let lines: string[];
let warnings: string[];
let send: ReturnType<typeof vi.fn<(lead: Lead) => Promise<Outcome>>>;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  db = await scratchDatabase();
  lines = [];
  warnings = [];
  send = vi.fn(async () => DELIVERED);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a server's worker, which looks at the store at once. @returns what ends it */
const start = (store = db) =>
  startWorker(
    someContext({
      db: store,
      destinations: [{ form: 'contact', channel: 'webhook', send: (lead) => send(lead) }],
      settings: someSettings({ LEADS_KEEP_FAILED_DAYS: 60, LEADS_KEEP_WAITING_DAYS: 90 }),
      log: (line, level) => {
        lines.push(line);
        if (level === 'warning') warnings.push(line);
      },
    }),
  );

/** Looks, and waits until what the look has started is over. */
const work = () => start()();

/** Lets a running worker look again. */
const look = () => vi.advanceTimersByTimeAsync(TICK);

/** Lets time pass while no worker runs. */
const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

const accept = (lead = someLead(), store = db) => acceptLead(store, lead, ['webhook']);
const stateOf = async (lead = someLead()) =>
  (await db.all('SELECT state FROM leads WHERE id = ?', lead.id))[0]?.state;
const delivery = async (lead = someLead()) => (await deliveriesOf(db, lead.id))[0];

/** A store that refuses whatever `refuses` says with a code, until that is taken back. */
function troubled(code: string, refuses: (sql: string) => boolean) {
  const trouble = { over: false };
  const check = (sql: string) => {
    if (!trouble.over && refuses(sql)) throw Object.assign(new Error(code), { code });
  };
  const all: Database['all'] = async (...statement) => {
    check(statement[0]);
    return db.all(...statement);
  };
  const batch: Database['batch'] = async (statements) => {
    for (const [sql] of statements) check(sql);
    return db.batch(statements);
  };
  return { trouble, store: Object.assign(Object.create(db), { all, batch }) as Database };
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
    await retryLeads(db, someLead().id);
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
    expect(lines.join('\n')).toMatch(/failed by webhook, attempt 3: HTTP 500$/m);
  });

  it('is not given up because the clock jumped', async () => {
    send.mockResolvedValue(FAILED);
    await accept();
    await work();
    wait(5 * 365 * DAY);
    await work();
    vi.setSystemTime(NOW);
    for (const _ of ['makes it due', 'tries it']) await work();
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
    for (const _ of ['plans it', 'delivers it']) await work();
    expect(await stateOf()).toBe('delivered');
  });
});

it('starts one delivery at a time for a lead, and a few for a destination', async () => {
  const waiting: (() => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(DELIVERED))));
  for (let n = 0; n < DELIVERIES_PER_DESTINATION + 2; n += 1) await accept(someLead(`some-key-${n}`));
  const stop = start();
  await look();
  await eventually(() => expect(send).toHaveBeenCalledTimes(DELIVERIES_PER_DESTINATION));
  waiting[0]?.();
  await eventually(() => expect(send).toHaveBeenCalledTimes(DELIVERIES_PER_DESTINATION + 1));
  const stopped = stop();
  for (const finish of waiting) finish();
  await stopped;
  expect(new Set(send.mock.calls.map(([lead]) => lead.id)).size).toBe(send.mock.calls.length);
});

it('leaves to another process what that one has taken, until its time is over', async () => {
  await accept();
  send.mockImplementationOnce(() => new Promise(() => undefined));
  start();
  await eventually(() => expect(send).toHaveBeenCalledTimes(1));
  await work();
  expect(send).toHaveBeenCalledTimes(1);
  wait(CLAIM_LASTS);
  await work();
  expect(send).toHaveBeenCalledTimes(2);
});

it('hastens nothing because something else came through, and gives up after 72 hours', async () => {
  send.mockImplementation(async ({ id }) => (id === someLead('stuck').id ? FAILED : DELIVERED));
  await accept(someLead('stuck'));
  for (const end = NOW + RETRY_WINDOW; Date.now() < end; wait(HOUR / 4)) {
    await accept(someLead(`good ${Date.now()}`));
    await work();
  }
  expect(send.mock.calls.filter(([{ id }]) => id === someLead('stuck').id).length).toBeLessThan(90);
  expect(await stateOf(someLead('stuck'))).toBe('waiting');
  for (let hours = 0; hours < 3; hours += 1) {
    wait(HOUR);
    await work();
  }
  expect(await stateOf(someLead('stuck'))).toBe('failed');
  expect((await totals(db)).counts.waiting).toBe(0);
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

it('does not wait for what a clock that was years ahead has dated', async () => {
  wait(5 * 365 * DAY);
  send.mockResolvedValueOnce(FAILED);
  await accept({ ...someLead(), receivedAt: Date.now() });
  await work();
  vi.setSystemTime(NOW);
  for (const _ of ['makes it due', 'delivers it']) await work();
  expect(await stateOf()).toBe('delivered');
});

it('sets aside a record that cannot be read, and delivers the rest', async () => {
  for (const key of ['bad-record', 'good-record']) await accept(someLead(key));
  await db.all(`UPDATE leads SET payload = '{"name":' WHERE id = ?`, someLead('bad-record').id);
  await work();
  expect(send).toHaveBeenCalledExactlyOnceWith(someLead('good-record'));
  expect(await stateOf(someLead('bad-record'))).toBe('failed');
  expect(lines).toContain(
    `${someLead('bad-record').id} failed by webhook, attempt 1: its record cannot be read`,
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

it('sends once what the store could not record, and records it when it can', async () => {
  await accept();
  const { trouble, store } = troubled('SQLITE_FULL', (sql) => sql.includes('SET state'));
  const stop = start(store);
  await eventually(() =>
    expect(warnings).toContain('what became of a delivery cannot be recorded yet: SQLITE_FULL'),
  );
  wait(CLAIM_LASTS);
  await look();
  trouble.over = true;
  await eventually(async () => expect(await stateOf()).toBe('delivered'));
  await stop();
  expect(send).toHaveBeenCalledTimes(1);
});

it('leaves what it could not record to the next server, which sends it under the same key', async () => {
  await accept();
  await start(troubled('SQLITE_FULL', (sql) => sql.includes('SET state')).store)();
  wait(CLAIM_LASTS);
  await work();
  expect(send.mock.calls).toEqual([[someLead()], [someLead()]]);
});

it('complains about a store that cannot be used, and recovers', async () => {
  const { trouble, store } = troubled('ECONNREFUSED', () => true);
  const stop = start(store);
  await look();
  expect(new Set(warnings)).toEqual(new Set(['The store cannot be used: ECONNREFUSED.']));
  trouble.over = true;
  await accept();
  await look();
  await stop();
  expect(send).toHaveBeenCalledTimes(1);
});

it('overwrites what an erasure has left, and says so', async () => {
  await accept();
  vi.spyOn(db, 'overwrite').mockRejectedValueOnce(Object.assign(new Error('read'), { code: 'SQLITE_BUSY' }));
  expect(await eraseLeads(db, 'ann@example.com')).toContain('still in the storage (SQLITE_BUSY)');
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
    await work();
    expect(await stateOf()).toBe('delivered');
    wait(DAY);
    await work();
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
    for (const note of ['removal-paused-until', 'tidied-at']) {
      await writeNote(db, note, String(Date.now() + 5 * 365 * DAY));
    }
    for (let day = 0; day < 33; day += 1) {
      wait(DAY);
      await work();
    }
    expect(await stateOf()).toBeUndefined();
  });

  it('removes nothing when the clock has jumped into another year', async () => {
    await accept();
    await work();
    wait(5 * 365 * DAY);
    await work();
    wait(HOUR);
    await work();
    expect(await stateOf()).toBe('delivered');
    expect(lines.join()).toContain('the clock was set');
  });
});

const claimed = (known: Partial<Claim> = {}) => ({ attempts: 0, waited: 0, ...known }) as Claim;

describe('settlementOf', () => {
  it('is over once it is delivered', () => {
    const settled = settlementOf(claimed({ attempts: 2 }), { kind: 'delivered' }, NOW);
    expect(settled).toEqual({ state: 'delivered', attempts: 3 });
  });

  it('waits after a failure, as long as the receiver asks or its own pause, whichever is longer', () => {
    expect(settlementOf(claimed({ waited: 7 }), FAILED, NOW)).toEqual({
      state: 'waiting',
      attempts: 1,
      reason: 'HTTP 500',
      dueAt: NOW + FIRST_PAUSE,
      waited: 7 + FIRST_PAUSE,
    });
    expect(settlementOf(claimed(), { ...FAILED, pause: 90_000 }, NOW)).toMatchObject({
      dueAt: NOW + 90_000,
      waited: 90_000,
    });
  });

  it('has failed once the receiver refuses, or 72 hours of pauses are used up', () => {
    const refused = settlementOf(claimed(), { kind: 'refused', reason: 'HTTP 400' }, NOW);
    expect(refused).toMatchObject({ state: 'failed', reason: 'HTTP 400' });
    expect(settlementOf(claimed({ waited: RETRY_WINDOW - 1 }), FAILED, NOW).state).toBe('waiting');
    expect(settlementOf(claimed({ waited: RETRY_WINDOW }), FAILED, NOW).state).toBe('failed');
    expect(RETRY_WINDOW).toBe(72 * 60 * 60 * 1_000);
  });
});

it('tells the log what became of a delivery, with its reason', () => {
  const told = (outcome: Parameters<typeof settlementOf>[1], waited = 0) =>
    lineOf('contact-1', 'webhook', settlementOf(claimed({ attempts: 1, waited }), outcome, NOW));
  expect(told({ kind: 'delivered' })).toBe('contact-1 delivered by webhook, attempt 2');
  expect(told(FAILED)).toBe('contact-1 waits by webhook, attempt 2: HTTP 500');
  expect(told(FAILED, RETRY_WINDOW)).toBe('contact-1 failed by webhook, attempt 2: HTTP 500');
});

describe('pauseAfter', () => {
  it('doubles up to the longest', () => {
    expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 1))).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(pauseAfter(50, 1)).toBe(LONGEST_PAUSE);
    expect(pauseAfter(100_000, 1)).toBe(LONGEST_PAUSE);
  });

  it('is spread over half of the pause', () => {
    expect(pauseAfter(3, 0)).toBe(4_000);
    expect(pauseAfter(3, 0.5)).toBe(6_000);
  });
});

it('lets no attempt outlast its claim, so that no other server sends the same lead meanwhile', () => {
  for (const timeout of [DELIVERY_TIMEOUT, MAIL_TIMEOUT]) expect(timeout).toBeLessThan(CLAIM_LASTS);
});

it('tries again before it gives up, however long the pauses', () => {
  for (const pause of [LONGEST_PAUSE, LONGEST_RETRY_AFTER]) expect(pause).toBeLessThan(RETRY_WINDOW);
});
