/**
 * The life of a lead in the store: kept and planned in one transaction, taken by one of several servers at a time, tried,
 * settled. Times are milliseconds since the epoch.
 */
import { z } from 'zod';
import {
  type Channel,
  comparableEmail,
  type Destination,
  type Lead,
  type LeadKind,
  type State,
  type Suspicion,
} from '../lead';
import { type Database, marks, type Statement } from './database';

/** Longest pause that a receiver may ask for: a day. */
export const LONGEST_RETRY_AFTER = 24 * 3_600_000;

/**
 * Keeps a lead and plans its deliveries, in one transaction.
 * @param channels where it goes; with none it waits until there is a channel
 * @returns whether it is new; false for a repetition
 */
export async function acceptLead(db: Database, lead: Lead, channels: readonly Channel[]): Promise<boolean> {
  await db.expectRoom();
  const [inserted = []] = await db.batch([insertLead(lead), ...plan(channels, 'id = ?', lead.id)]);
  return inserted.length > 0;
}

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

/** What an attempt makes of a delivery. */
export interface Settlement {
  state: 'delivered' | 'failed' | 'waiting';
  attempts: number;
  /** Why it was not delivered. */
  reason?: string;
  /** When one that waits is tried again, and its pauses with that one. */
  dueAt?: number;
  waited?: number;
}

/**
 * Takes what is due, oldest first. Until `until` nobody else takes it; after that a killed process's rows are free.
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

/** Records what an attempt makes of a delivery; of one that is over, when it was. */
export async function settle(
  db: Database,
  { id, channel }: Pick<Claim, 'id' | 'channel'>,
  { state, attempts, reason, dueAt, waited }: Settlement,
  now: number,
): Promise<void> {
  await db.batch([
    [
      `UPDATE deliveries SET state = ?, attempts = ?, first_attempt_at = COALESCE(first_attempt_at, ?), last_error = ?,
       claimed_by = NULL, due_at = ?, waited = COALESCE(?, waited) WHERE lead_id = ? AND channel = ?`,
      state,
      attempts,
      now,
      reason ?? null,
      dueAt ?? now,
      waited ?? null,
      id,
      channel,
    ],
    ...(state === 'waiting' ? [] : [refresh(id, now)]),
  ]);
}

/** A lead as a row; a known one is left as it is. */
export function insertLead(lead: Lead, state: State = 'waiting'): Statement {
  return [
    `INSERT INTO leads (id, form, payload, suspicions, email, state, planned, received_at)
     VALUES (?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT (id) DO NOTHING RETURNING id`,
    lead.id,
    lead.form,
    JSON.stringify(lead.payload),
    lead.suspicions.join(' '),
    comparableEmail(lead.payload.email),
    state,
    lead.receivedAt,
  ];
}

/** One delivery per channel for the leads that `where` picks among those without any, then marks those leads. */
export function plan(channels: readonly Channel[], where: string, value: string): Statement[] {
  const inserts = channels.map(
    (channel): Statement => [
      `INSERT INTO deliveries (lead_id, channel, form, state, due_at, attempts, waited)
       SELECT id, '${channel}', form, 'waiting', received_at, 0, 0 FROM leads
       WHERE planned = 0 AND ${where} ON CONFLICT (lead_id, channel) DO NOTHING`,
      value,
    ],
  );
  return [
    ...inserts,
    [
      `UPDATE leads SET planned = 1 WHERE planned = 0 AND ${where}
       AND EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id)`,
      value,
    ],
  ];
}

/** A row of `leads`. */
export type LeadRow = {
  id: string;
  form: string;
  payload: string;
  suspicions: string;
  received_at: number;
};

const PAYLOAD = z.record(z.string(), z.string());

/** @returns the lead that a row holds; undefined when its payload cannot be read */
export function leadOf({ id, form, payload, suspicions, received_at }: LeadRow): Lead | undefined {
  try {
    return {
      id,
      form: form as LeadKind,
      payload: PAYLOAD.parse(JSON.parse(payload)),
      suspicions: suspicions.split(' ').filter(Boolean) as Suspicion[],
      receivedAt: received_at,
    };
  } catch {
    return undefined;
  }
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
