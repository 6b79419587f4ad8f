/** Newsletter addresses between their form, their confirmation and their end. */
import { type Channel, type Lead, newLead } from '../lead';
import { type Database, textOf } from '../store/database';
import { insertLead, plan } from '../store/queries/accept';

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
export async function end(
  db: Database,
  email: string,
  channels: readonly Channel[],
  now: number,
): Promise<Lead> {
  const [last] = await db.all(
    `SELECT id FROM leads WHERE form = 'newsletter' AND email = ? ORDER BY received_at DESC, id DESC LIMIT 1`,
    email,
  );
  const key = last && `end of ${textOf(last, 'id')}`;
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
