/** Taking a lead into safe keeping, and reading it again. */
import { z } from 'zod';
import {
  type Channel,
  comparableEmail,
  type Lead,
  type LeadKind,
  type State,
  type Suspicion,
} from '../../lead';
import { DAY } from '../../limits';
import type { Database, Statement } from '../database';

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

/**
 * Keeps a lead and plans its deliveries, in one transaction.
 * @param channels where it goes; with none it waits until there is a channel
 * @returns whether it is new; false for a repetition
 */
export async function acceptLead(db: Database, lead: Lead, channels: readonly Channel[]): Promise<boolean> {
  await db.expectRoom();
  const [inserted] = await db.batch([
    insertLead(lead),
    ...(channels.length > 0 ? plan(channels, 'id = ?', lead.id) : []),
  ]);
  return (inserted ?? []).length > 0;
}

/**
 * Keeps a newsletter address that nobody has confirmed yet, and plans the mail that asks for it, unless the address has
 * had its mails. They are counted in the transaction that adds one, one address at a time.
 * @param most mails that the address may get within a day
 */
export async function acceptUnconfirmed(db: Database, lead: Lead, most: number): Promise<void> {
  const email = comparableEmail(lead.payload.email);
  await db.expectRoom();
  await db.batch([
    ...(db.kind === 'postgres' ? [['SELECT pg_advisory_xact_lock(hashtext(?))', email] as const] : []),
    insertLead(lead, 'unconfirmed'),
    [
      `INSERT INTO deliveries (lead_id, channel, form, state, due_at, attempts, waited)
       SELECT id, 'confirmation', form, 'waiting', received_at, 0, 0 FROM leads WHERE id = ? AND state = 'unconfirmed'
       AND (SELECT COUNT(*) FROM deliveries AS asked JOIN leads AS given ON given.id = asked.lead_id
            WHERE asked.channel = 'confirmation' AND given.email = ? AND given.received_at > ?) < ?
       ON CONFLICT (lead_id, channel) DO NOTHING`,
      lead.id,
      email,
      lead.receivedAt - DAY,
      most,
    ],
  ]);
}

/** Plans the leads of a form that came while it had no destination. */
export async function planWaiting(db: Database, form: LeadKind, channels: readonly Channel[]): Promise<void> {
  if (channels.length > 0) await db.batch(plan(channels, `state = 'waiting' AND form = ?`, form));
}
