import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../lead';
import type { Level } from '../log';
import { entry } from '../owner/records';
import type { Database } from '../store/database';
import { acceptLead, settle } from '../store/queue';
import { deliveriesOf, NOW, scratchDatabase, someContext, someLead } from '../testing/leads.fixture';
import type { Mail } from './mail';
import { OUTAGE_AFTER, tidy, watchOutages } from './tidy';

it('sets aside what another version left and this one cannot deliver, and warns of it once', async () => {
  const db = await scratchDatabase();
  for (const key of ['strange', 'known']) await acceptLead(db, someLead(key), ['webhook']);
  const { id } = someLead('strange');
  await db.all(`UPDATE leads SET form = 'survey' WHERE id = ?`, id);
  await db.all(`UPDATE deliveries SET form = 'survey' WHERE lead_id = ?`, id);
  const lines: [string, Level | undefined][] = [];
  const context = someContext({ db, log: (line, level) => lines.push([line, level]) });
  for (const _ of ['first', 'again']) await tidy(context);
  expect(lines).toEqual([[`${id} set aside: this version knows neither its form nor its state`, 'warning']]);
  expect(await entry(db, id)).toMatchObject({ state: 'failed' });
  expect(await deliveriesOf(db, someLead('known').id)).toMatchObject([{ state: 'waiting' }]);
});

describe('watchOutages', () => {
  const MINUTE = 60_000;
  const tried = { attempts: 3 } as const;

  let db: Database;
  let lines: string[];
  let send: ReturnType<typeof vi.fn<(mail: Mail) => Promise<Outcome>>>;

  beforeEach(async () => {
    db = await scratchDatabase();
    lines = [];
    send = vi.fn(async () => ({ kind: 'delivered' }));
  });

  const watch = (now: number) =>
    watchOutages(
      someContext({
        db,
        send,
        settings: { MAIL_TO: 'info@example.com' },
        log: (line) => lines.push(line),
      }),
      now,
    );

  /** A lead whose webhook has failed since `NOW`. */
  async function stuck(key = 'stuck') {
    await acceptLead(db, someLead(key), ['webhook']);
    const delivery = { id: someLead(key).id, channel: 'webhook' } as const;
    await settle(
      db,
      delivery,
      { ...tried, state: 'waiting', reason: 'HTTP 401', dueAt: NOW, waited: 1 },
      NOW,
    );
    return delivery;
  }

  it('tells the owner once after an hour of failures, and says when it is over', async () => {
    const delivery = await stuck();
    await watch(NOW + OUTAGE_AFTER - 1);
    expect(lines).toEqual([]);
    await watch(NOW + OUTAGE_AFTER);
    await watch(NOW + OUTAGE_AFTER + MINUTE);
    expect(lines).toEqual(['contact by webhook: nothing has come through for an hour, 1 wait: HTTP 401']);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0].text).toContain('Last error: HTTP 401');

    await settle(db, delivery, { ...tried, state: 'delivered' }, NOW + OUTAGE_AFTER + MINUTE);
    await watch(NOW + OUTAGE_AFTER + 2 * MINUTE);
    expect(lines.at(-1)).toBe('contact webhook: deliveries come through again');
  });

  it('does not say that nothing comes through while other leads do', async () => {
    await stuck();
    await acceptLead(db, someLead('arrives'), ['webhook']);
    const arrived = { id: someLead('arrives').id, channel: 'webhook' } as const;
    await settle(db, arrived, { ...tried, state: 'delivered' }, NOW + MINUTE);
    await watch(NOW + OUTAGE_AFTER);
    expect(lines).toEqual([]);
    await watch(NOW + MINUTE + OUTAGE_AFTER);
    expect(lines).toHaveLength(1);
  });

  it('sends again a mail that failed, until it is taken or refused', async () => {
    await stuck();
    send.mockResolvedValueOnce({ kind: 'retry', reason: 'ECONNREFUSED', pause: 0 });
    for (let minute = 0; minute < 4; minute += 1) await watch(NOW + OUTAGE_AFTER + minute * MINUTE);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
