import { expect, it, vi } from 'vitest';
import { OUTAGE_AFTER } from '../limits';
import { acceptLead } from '../store/queries/intake';
import { settle } from '../store/queries/queue';
import { NOW, scratchDatabase, someLead } from '../testing/leads';
import type { Mail } from './mail/transport';
import { watchOutages } from './outage';

it('tells the owner once after an hour of failures, and says when it is over', async () => {
  const db = await scratchDatabase();
  const lines: string[] = [];
  const send = vi.fn(async (_: Mail) => ({ kind: 'delivered' }) as const);
  const watch = (now: number) =>
    watchOutages({ db, log: (line) => lines.push(line), alarm: { send, to: 'info@example.com' } }, now);
  await acceptLead(db, someLead(), ['webhook']);
  const tried = { attempts: 3, firstAttemptAt: NOW } as const;
  const delivery = { id: someLead().id, channel: 'webhook' } as const;
  await settle(db, delivery, { ...tried, state: 'waiting', reason: 'HTTP 401', dueAt: NOW, waited: 1 }, NOW);

  await watch(NOW + OUTAGE_AFTER - 1);
  expect(lines).toEqual([]);
  await watch(NOW + OUTAGE_AFTER);
  await watch(NOW + OUTAGE_AFTER + 60_000);
  expect(lines).toEqual(['contact by webhook: nothing has come through for an hour, 1 wait: HTTP 401']);
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0].text).toContain('Last error: HTTP 401');

  await settle(db, delivery, { ...tried, state: 'delivered' }, NOW);
  await watch(NOW + OUTAGE_AFTER + 120_000);
  expect(lines.at(-1)).toBe('contact webhook: deliveries come through again');
});
