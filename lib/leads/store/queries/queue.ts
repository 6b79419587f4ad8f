/** Deliveries as a queue that several servers take from, each row by one of them at a time. */
import type { Channel, Destination } from '../../lead';
import { CLAIM_LASTS } from '../../limits';
import { type Database, marks, numberOf, type Row, type Statement, textOf } from '../database';
import { type Decoded, decodeLead } from '../decode';

/** Where leads of a form go by one channel. */
export type Route = Pick<Destination, 'form' | 'channel'>;

/** A delivery that this process has taken, with what is known of it. Times in milliseconds. */
export interface Claim extends Route {
  id: string;
  record: Decoded;
  attempts: number;
  /** Pauses so far, added up: what a clock that jumps cannot change. */
  waited: number;
  firstAttemptAt: number | undefined;
}

/** How an attempt ended. */
export type Settlement = { attempts: number; firstAttemptAt: number } & (
  | { state: 'delivered' }
  | { state: 'failed'; reason: string }
  | { state: 'waiting'; reason: string; dueAt: number; waited: number }
);

const COLUMNS = 'lead_id, attempts, waited, first_attempt_at';
/** Its values: form, channel, now, limit. */
const DUE = `FROM deliveries WHERE form = ? AND channel = ? AND state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?`;

async function withLeads(db: Database, route: Route, rows: readonly Row[]): Promise<Claim[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => textOf(row, 'lead_id'));
  const leads = await db.all(`SELECT * FROM leads WHERE id IN (${marks(ids)})`, ...ids);
  const records = new Map(leads.map((row) => [textOf(row, 'id'), decodeLead(row)]));
  return rows.map((row) => {
    const id = textOf(row, 'lead_id');
    return {
      ...route,
      id,
      record: records.get(id) ?? { reason: 'it is gone' },
      attempts: numberOf(row, 'attempts'),
      waited: numberOf(row, 'waited'),
      firstAttemptAt: row.first_attempt_at === null ? undefined : numberOf(row, 'first_attempt_at'),
    };
  });
}

/**
 * Takes what is due, oldest first. Until `until` nobody else takes it; after that a killed process's rows are free.
 * @param owner name of this process
 */
export async function claim(
  db: Database,
  route: Route,
  options: { owner: string; now: number; until: number; limit: number },
): Promise<Claim[]> {
  const rows = await db.all(
    `UPDATE deliveries SET due_at = ?, claimed_by = ? WHERE channel = ? AND lead_id IN (
       SELECT lead_id ${DUE} FOR UPDATE SKIP LOCKED) RETURNING ${COLUMNS}`,
    options.until,
    options.owner,
    route.channel,
    route.form,
    route.channel,
    options.now,
    options.limit,
  );
  return withLeads(db, route, rows);
}

/** Looks at what is due without taking it: for a store that can only be read at the moment. */
export async function due(db: Database, route: Route, now: number, limit: number): Promise<Claim[]> {
  const rows = await db.all(`SELECT ${COLUMNS} ${DUE}`, route.form, route.channel, now, limit);
  return withLeads(db, route, rows);
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
  { id, channel }: { id: string; channel: Channel },
  settlement: Settlement,
  now: number,
): Promise<void> {
  const waits = settlement.state === 'waiting';
  await db.batch([
    [
      `UPDATE deliveries SET state = ?, attempts = ?, first_attempt_at = ?, last_error = ?, claimed_by = NULL,
       due_at = ?, waited = COALESCE(?, waited) WHERE lead_id = ? AND channel = ?`,
      settlement.state,
      settlement.attempts,
      settlement.firstAttemptAt,
      'reason' in settlement ? settlement.reason : null,
      waits ? settlement.dueAt : now,
      waits ? settlement.waited : null,
      id,
      channel,
    ],
    ...(waits ? [] : [refresh(id, now)]),
  ]);
}

/** Makes what waits due at once, except what is under way: it was dated by a clock that was set since. */
export async function hasten(db: Database, now: number): Promise<void> {
  await db.all(
    `UPDATE deliveries SET due_at = ?, claimed_by = NULL WHERE state = 'waiting' AND due_at > ?
     AND (claimed_by IS NULL OR due_at > ?)`,
    now,
    now,
    now + 2 * CLAIM_LASTS,
  );
}

/** Frees what this process has taken and not begun, when it stops. */
export async function unclaim(db: Database, owner: string, now: number): Promise<void> {
  await db.all(
    `UPDATE deliveries SET due_at = ?, claimed_by = NULL WHERE state = 'waiting' AND claimed_by = ?`,
    now,
    owner,
  );
}
