/** Newsletter addresses in the store: kept, confirmed, ended. */
import { type Channel, comparableEmail, type Lead, newLead } from '../lead';
import { CONFIRMATIONS_PER_DAY, DAY } from '../limits';
import type { Database } from '../store/database';
import { insertLead, plan } from '../store/queue';

/**
 * Keeps a newsletter address that nobody has confirmed yet, and plans the mail that asks for it, unless the address has
 * had its mails. They are counted in the transaction that adds one, one address at a time.
 */
export async function acceptUnconfirmed(db: Database, lead: Lead): Promise<void> {
  const email = comparableEmail(lead.payload.email);
  // Somebody else's inbox must not be filled; what a program sends leaves mails for the address's own owner.
  const most = lead.suspicions.length > 0 ? 1 : CONFIRMATIONS_PER_DAY;
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

/** @returns whether an unconfirmed or confirmed subscription with that id is kept */
export async function isSubscription(db: Database, id: string): Promise<boolean> {
  const rows = await db.all(
    `SELECT id FROM leads WHERE id = ? AND form = 'newsletter' AND state <> 'ended'`,
    id,
  );
  return rows.length > 0;
}

/** Makes a subscription count: from now on it is delivered. Doing it twice changes nothing. */
export async function confirm(db: Database, id: string, channels: readonly Channel[]): Promise<void> {
  await db.batch([
    [
      `UPDATE leads SET state = 'waiting', planned = 0 WHERE id = ? AND form = 'newsletter' AND state = 'unconfirmed'`,
      id,
    ],
    ...plan(channels, `state = 'waiting' AND id = ?`, id),
  ]);
}

/**
 * Ends every subscription of an address, and leaves word of it for the owner, once for the last of them, or once a day.
 * @param email as `comparableEmail` gives it
 * @param channels where the word goes
 */
export async function end(db: Database, email: string, channels: readonly Channel[]): Promise<Lead> {
  const now = Date.now();
  const [last] = await db.all<{ id: string }>(
    `SELECT id FROM leads WHERE form = 'newsletter' AND email = ? ORDER BY received_at DESC, id DESC LIMIT 1`,
    email,
  );
  const key = last && `end of ${last.id}`;
  const word = newLead('newsletter-end', { email }, { key, suspicions: [], now });
  await db.batch([
    [
      `DELETE FROM deliveries WHERE state = 'waiting' AND lead_id IN
       (SELECT id FROM leads WHERE form = 'newsletter' AND email = ?)`,
      email,
    ],
    [
      `UPDATE leads SET state = 'ended', settled_at = ?, planned = 1 WHERE form = 'newsletter' AND email = ?
       AND state <> 'ended'`,
      now,
      email,
    ],
    insertLead(word),
    ...plan(channels, 'id = ?', word.id),
  ]);
  return word;
}
