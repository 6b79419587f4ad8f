/** How the worker looks after the store, once a minute. */
import type { Context } from '../context';
import { filled } from '../forms';
import { type Channel, LEAD_KINDS, type LeadKind, ownersChannels, STATES, type State } from '../lead';
import type { LeadsSettings } from '../settings';
import { addNote, type Database, marks, readNote, removeNote, writeNote } from '../store/database';
import { LONGEST_RETRY_AFTER, plan } from '../store/queue';

const DAY = 86_400_000;
/** Least days that a subscription waits to be confirmed. */
const CONFIRMATION_DAYS = 7;
/** Milliseconds of failures after which the owner is told. */
export const OUTAGE_AFTER = 3_600_000;

/** When the store was last looked after, and until when nothing is removed, by the clock, over all lives of the server. */
const TIDIED_AT = 'tidied-at';
const PAUSED_UNTIL = 'removal-paused-until';
/** Time without a server, forth or back, after which the clock, rather than the calendar, may have moved. */
const SUSPECT_GAP = 2 * DAY;

/** Plans and hastens what waits, removes what was kept for its days, and tells the owner of outages. */
export async function tidy(context: Context): Promise<void> {
  const { db, destinations, log } = context;
  const now = Date.now();
  await hasten(db, now);
  for (const form of LEAD_KINDS) await planWaiting(db, form, ownersChannels(destinations, form));
  for (const id of await setAsideUnknown(db, now))
    log(`${id} set aside: this version knows neither its form nor its state`, 'warning');
  await removeOld(context, now);
  await watchOutages(context, now);
}

/** Makes due what waits for longer than any receiver can ask: it was dated by a clock that was ahead. */
export async function hasten(db: Database, now: number): Promise<void> {
  const sql = `UPDATE deliveries SET due_at = ? WHERE state = 'waiting' AND due_at > ?`;
  await db.all(sql, now, now + LONGEST_RETRY_AFTER);
}

/** Plans the leads of a form that came while it had no destination. */
export async function planWaiting(db: Database, form: LeadKind, channels: readonly Channel[]): Promise<void> {
  if (channels.length > 0) await db.batch(plan(channels, `state = 'waiting' AND form = ?`, form));
}

/** Sets aside the leads of forms and states that this version does not know. @returns their ids */
export async function setAsideUnknown(db: Database, now: number): Promise<string[]> {
  const rows = await db.all<{ id: string }>(
    `UPDATE leads SET state = 'failed', settled_at = ? WHERE (state = 'waiting' AND form NOT IN
     (${marks(LEAD_KINDS)})) OR state NOT IN (${marks(STATES)}) RETURNING id`,
    now,
    ...LEAD_KINDS,
    ...STATES,
  );
  return rows.map(({ id }) => id);
}

/** @returns days that leads are kept in each state */
const daysOf = (settings: LeadsSettings): Record<State, number> => ({
  delivered: settings.LEADS_KEEP_DAYS,
  failed: settings.LEADS_KEEP_FAILED_DAYS,
  waiting: settings.LEADS_KEEP_WAITING_DAYS,
  unconfirmed: Math.max(settings.LEADS_KEEP_DAYS, CONFIRMATION_DAYS),
  ended: settings.LEADS_KEEP_DAYS,
});

/** Removes leads that have been in a state, or waiting, since before a moment. @returns how many */
export async function removeOlder(db: Database, state: State, before: number): Promise<number> {
  const removed = await db.all(
    'DELETE FROM leads WHERE state = ? AND COALESCE(settled_at, received_at) < ? RETURNING id',
    state,
    before,
  );
  return removed.length;
}

/** A clock in the wrong year would empty the store: after a gap that may be one, nothing is removed for a day. */
async function removeOld({ db, settings, log }: Context, now: number): Promise<void> {
  const isSuspect = Math.abs(now - Number((await readNote(db, TIDIED_AT)) ?? now)) > SUSPECT_GAP;
  if (isSuspect) {
    log('the clock was set, or nothing ran for days: no lead is removed for a day', 'warning');
    await writeNote(db, PAUSED_UNTIL, String(now + DAY));
  }
  await writeNote(db, TIDIED_AT, String(now));
  if (now < Number((await readNote(db, PAUSED_UNTIL)) ?? now)) return;
  const days = daysOf(settings);
  for (const state of STATES) {
    const removed = await removeOlder(db, state, now - days[state] * DAY);
    if (removed > 0) log(`${removed} ${state} leads removed after ${days[state]} days`);
  }
}

/** A destination with deliveries that have failed and wait. */
type FailingRoute = { form: string; channel: string; waiting: number; reason: string };

/** @returns each destination that something has failed at since `before`, and that has taken nothing since then */
const failingRoutes = (db: Database, before: number) =>
  db.all<FailingRoute>(
    `SELECT form, channel, COUNT(*) AS waiting, COALESCE(MAX(last_error), '') AS reason FROM deliveries AS failing
     WHERE state = 'waiting' AND attempts > 0 AND NOT EXISTS (SELECT 1 FROM deliveries AS taken
       WHERE taken.form = failing.form AND taken.channel = failing.channel AND taken.state = 'delivered'
       AND taken.due_at > ?)
     GROUP BY form, channel HAVING MIN(first_attempt_at) <= ?`,
    before,
    before,
  );

const OUTAGE = 'outage ';

/** Only the server that adds the note sends the mail; one that failed is sent again the next time. */
export async function watchOutages(context: Context, now: number): Promise<void> {
  const { db, settings, send, copy, log, warn } = context;
  const failing = new Map((await failingRoutes(db, now - OUTAGE_AFTER)).map((one) => [nameOf(one), one]));
  for (const [name, { form, channel, waiting, reason }] of failing) {
    if (!(await addNote(db, OUTAGE + name, 'told'))) continue;
    warn(`${form} by ${channel}: nothing has come through for an hour, ${waiting} wait: ${reason}`, name);
    if (!send || !settings.MAIL_TO) continue;
    const { subject, text } = copy.mail.outage;
    const { kind } = await send({
      id: `outage-${form}-${channel}-${now}`,
      to: settings.MAIL_TO,
      subject,
      text: `${filled(text, { form, channel, reason, waiting: String(waiting) })}\n`,
    });
    if (kind === 'retry') await removeNote(db, OUTAGE + name);
  }
  for (const note of await db.all<{ name: string }>(
    `SELECT name FROM leads_notes WHERE name LIKE '${OUTAGE}%'`,
  )) {
    const name = note.name.slice(OUTAGE.length);
    if (!failing.has(name) && (await removeNote(db, note.name)))
      log(`${name}: deliveries come through again`);
  }
}

const nameOf = ({ form, channel }: FailingRoute) => `${form} ${channel}`;
