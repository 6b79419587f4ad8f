/** Newsletter addresses in the store: kept, confirmed, ended; and the links in mails that do so. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Channel, comparableEmail, type Lead, newLead } from '../lead';
import { addNote, type Database, readNote } from '../store/database';
import { insertLead, plan } from '../store/queue';

const DAY = 86_400_000;
/** Confirmation mails that one address gets in a day, whoever gives it. */
const CONFIRMATIONS_PER_DAY = 3;

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

/** What a link is for. It carries a proof instead of a login; that for one step is none for the other. */
export type Step = 'confirm' | 'end';

/**
 * @param origin where the running server is reached, `https://www.example.com`
 * @param subject of a confirmation the lead's id; of an end the address, since it outlives every lead
 */
export async function linkFor(db: Database, origin: string, step: Step, subject: string): Promise<string> {
  const url = new URL(`/subscribe/${step}`, origin);
  url.search = new URLSearchParams({ of: subject, proof: await proofOf(db, step, subject) }).toString();
  return url.href;
}

/** @returns what a link is about; undefined when its proof does not fit */
export async function subjectOf(
  db: Database,
  step: Step,
  query: URLSearchParams,
): Promise<string | undefined> {
  const subject = query.get('of') ?? '';
  const given = Buffer.from(query.get('proof') ?? '');
  const expected = Buffer.from(await proofOf(db, step, subject));
  const fits = given.length === expected.length && timingSafeEqual(given, expected);
  return fits ? subject : undefined;
}

/** The secret is made at its first use, and the same for all servers on the store. */
async function proofOf(db: Database, step: Step, subject: string): Promise<string> {
  await addNote(db, 'link-secret', randomBytes(32).toString('base64url'));
  const secret = (await readNote(db, 'link-secret')) ?? '';
  return createHmac('sha256', secret).update(`${step}\n${subject}`).digest('base64url');
}
