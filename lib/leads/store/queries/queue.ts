/** Deliveries as a queue that several servers take from, each row by one of them at a time. */
import type { Destination, Lead } from '../../lead';
import { LONGEST_RETRY_AFTER } from '../../limits';
import { type Database, marks, type Statement } from '../database';
import { type LeadRow, leadOf } from './accept';

/** Where leads of a form go by one channel. */
export type Route = Pick<Destination, 'form' | 'channel'>;

/** A delivery that this process has taken, with what is known of it. */
export interface Claim extends Route {
  id: string;
  /** Undefined when its record cannot be read. */
  lead: Lead | undefined;
  attempts: number;
  /** Pauses so far in milliseconds, added up: what a clock that jumps cannot change. */
  waited: number;
}

/** How an attempt ended. */
export type Settlement = { attempts: number } & (
  | { state: 'delivered' }
  | { state: 'failed'; reason: string }
  | { state: 'waiting'; reason: string; dueAt: number; waited: number }
);

/**
 * Takes what is due, oldest first. Until `until` nobody else takes it; after that a killed process's rows are free.
 * Times in milliseconds since the epoch.
 */
export async function claim(
  db: Database,
  route: Route,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<Claim[]> {
  const { form, channel } = route;
  const rows = await db.all<{ lead_id: string; attempts: number; waited: number }>(
    `UPDATE deliveries SET due_at = ?, claimed_by = ? WHERE channel = ? AND lead_id IN (
       SELECT lead_id FROM deliveries WHERE form = ? AND channel = ? AND state = 'waiting' AND due_at <= ?
       ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED)
     RETURNING lead_id, attempts, waited`,
    until,
    String(process.pid),
    channel,
    form,
    channel,
    now,
    limit,
  );
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.lead_id);
  const leads = await db.all<LeadRow>(`SELECT * FROM leads WHERE id IN (${marks(ids)})`, ...ids);
  return rows.map(({ lead_id: id, attempts, waited }) => {
    const row = leads.find((one) => one.id === id);
    return { form, channel, id, lead: row && leadOf(row), attempts, waited };
  });
}

/** The lead's own state follows from those of its deliveries. */
function refresh(id: string, now: number): Statement {
  const any = (state: string) =>
    `EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state = '${state}')`;
  return [
    `UPDATE leads SET settled_at = ?, state = CASE WHEN ${any('waiting')} THEN 'waiting'
     WHEN ${any('failed')} THEN 'failed' ELSE 'delivered' END
     WHERE id = ? AND state IN ('waiting', 'failed', 'delivered')`,
    now,
    id,
  ];
}

/** Records how an attempt ended; of a delivery that is over, when it was. */
export async function settle(
  db: Database,
  { id, channel }: Pick<Claim, 'id' | 'channel'>,
  settlement: Settlement,
  now: number,
): Promise<void> {
  const waits = settlement.state === 'waiting';
  await db.batch([
    [
      `UPDATE deliveries SET state = ?, attempts = ?, first_attempt_at = COALESCE(first_attempt_at, ?), last_error = ?,
       claimed_by = NULL, due_at = ?, waited = COALESCE(?, waited) WHERE lead_id = ? AND channel = ?`,
      settlement.state,
      settlement.attempts,
      now,
      'reason' in settlement ? settlement.reason : null,
      waits ? settlement.dueAt : now,
      waits ? settlement.waited : null,
      id,
      channel,
    ],
    ...(waits ? [] : [refresh(id, now)]),
  ]);
}

/** Makes due what waits for longer than any receiver can ask: it was dated by a clock that was ahead. */
export async function hasten(db: Database, now: number): Promise<void> {
  const sql = `UPDATE deliveries SET due_at = ? WHERE state = 'waiting' AND due_at > ?`;
  await db.all(sql, now, now + LONGEST_RETRY_AFTER);
}
