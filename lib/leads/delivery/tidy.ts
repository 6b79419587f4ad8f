/** What the worker does once a minute, besides delivering. */
import type { Context } from '../context';
import { LEAD_KINDS, ownersChannels, STATES, type State } from '../lead';
import { CONFIRMATION_DAYS, OUTAGE_AFTER } from '../limits';
import { filled } from '../rules';
import type { LeadsSettings } from '../settings';
import { type Database, marks, textOf } from '../store/database';
import { planWaiting } from '../store/queries/accept';
import { addNote, changeNote, readNote, removeNote, writeNote } from '../store/queries/notes';

const DAY = 86_400_000;
/** Until when nothing is removed, by the clock, over all lives of the server. */
const PAUSED_UNTIL = 'removal-paused-until';
/** Time without a server after which the clock, rather than the calendar, may have moved. */
const SUSPECT_GAP = 2 * DAY;

/** @returns days that leads are kept in each state */
const daysOf = (settings: LeadsSettings): Record<State, number> => ({
  delivered: settings.LEADS_KEEP_DAYS,
  failed: settings.LEADS_KEEP_FAILED_DAYS,
  waiting: settings.LEADS_KEEP_WAITING_DAYS,
  unconfirmed: Math.max(settings.LEADS_KEEP_DAYS, CONFIRMATION_DAYS),
  ended: settings.LEADS_KEEP_DAYS,
});

/** Removes leads that have been in a state, or waiting, since before a moment. @returns their ids */
export async function removeOlder(db: Database, state: State, before: number): Promise<string[]> {
  const rows = await db.all(
    `DELETE FROM leads WHERE state = ? AND COALESCE(settled_at, received_at) < ? RETURNING id`,
    state,
    before,
  );
  return rows.map((row) => textOf(row, 'id'));
}

/**
 * Removes what has been kept for its days. A clock in the wrong year would empty the store: after it was set, and after
 * a gap that may be one, nothing is removed for a day.
 * @param gap milliseconds since the store was last looked after
 * @param clockWasSet whether the clock was set meanwhile
 */
export async function removeOld(
  { db, settings, log }: Context,
  now: number,
  { gap, clockWasSet }: { gap: number; clockWasSet: boolean },
): Promise<void> {
  const until = Number((await readNote(db, PAUSED_UNTIL)) ?? now);
  if (clockWasSet || gap > SUSPECT_GAP || until - now > DAY) {
    log('the clock was set, or nothing ran for days: no lead is removed for a day', 'warning');
    return writeNote(db, PAUSED_UNTIL, String(now + DAY));
  }
  if (now < until) return;
  const days = daysOf(settings);
  for (const state of STATES) {
    const removed = await removeOlder(db, state, now - days[state] * DAY);
    if (removed.length > 0) log(`${removed.length} ${state} leads removed after ${days[state]} days`);
  }
}

/** Sets aside the leads of forms and states that this version does not know. @returns their ids */
export async function setAsideUnknown(db: Database, now: number): Promise<string[]> {
  const [, rows = []] = await db.batch([
    [
      `UPDATE deliveries SET state = 'failed', last_error = 'its form is unknown'
       WHERE state = 'waiting' AND form NOT IN (${marks(LEAD_KINDS)})`,
      ...LEAD_KINDS,
    ],
    [
      `UPDATE leads SET state = 'failed', settled_at = ? WHERE (state = 'waiting' AND form NOT IN
       (${marks(LEAD_KINDS)})) OR state NOT IN (${marks(STATES)}) RETURNING id`,
      now,
      ...LEAD_KINDS,
      ...STATES,
    ],
  ]);
  return rows.map((row) => textOf(row, 'id'));
}

/** Plans what came without a destination, and puts right what another version left behind. */
export async function putRight({ db, destinations, log }: Context, now: number): Promise<void> {
  for (const form of LEAD_KINDS) await planWaiting(db, form, ownersChannels(destinations, form));
  for (const id of await setAsideUnknown(db, now))
    log(`${id} set aside: this version knows neither its form nor its state`, 'warning');
}

/** A destination with deliveries that have failed and wait. */
interface FailingRoute {
  form: string;
  channel: string;
  waiting: number;
  reason: string;
}

/** @returns each destination that something has failed at since `before`, and that has taken nothing since then */
async function failingRoutes(db: Database, before: number): Promise<FailingRoute[]> {
  const rows = await db.all(
    `SELECT form, channel, COUNT(*) AS waiting, COALESCE(MAX(last_error), '') AS reason FROM deliveries AS failing
     WHERE state = 'waiting' AND attempts > 0 AND NOT EXISTS (SELECT 1 FROM deliveries AS taken
       WHERE taken.form = failing.form AND taken.channel = failing.channel AND taken.state = 'delivered'
       AND taken.due_at > ?)
     GROUP BY form, channel HAVING MIN(first_attempt_at) <= ?`,
    before,
    before,
  );
  return rows as unknown as FailingRoute[];
}

const noteOf = ({ form, channel }: FailingRoute) => `outage ${form} ${channel}`;

/** Only the server that changes the note sends the mail; one that failed is sent again the next time. */
async function mailOnce(
  route: FailingRoute,
  { db, settings, send, copy }: Context,
  now: number,
): Promise<void> {
  const to = settings.MAIL_TO;
  if (!send || !to || !(await changeNote(db, noteOf(route), 'logged', 'mailed'))) return;
  const { form, channel, waiting } = route;
  const { subject, text } = copy.mail.outage;
  const filledText = `${filled(text, { ...route, waiting: String(waiting) })}\n`;
  const { kind } = await send({ id: `outage-${form}-${channel}-${now}`, to, subject, text: filledText });
  if (kind === 'retry') await changeNote(db, noteOf(route), 'mailed', 'logged');
}

/** @param now milliseconds since the epoch */
export async function watchOutages(context: Context, now: number): Promise<void> {
  const { db, log } = context;
  const failing = await failingRoutes(db, now - OUTAGE_AFTER);
  for (const route of failing) {
    const { form, channel, waiting, reason } = route;
    if (await addNote(db, noteOf(route), 'logged')) {
      log(
        `${form} by ${channel}: nothing has come through for an hour, ${waiting} wait: ${reason}`,
        'warning',
      );
    }
    await mailOnce(route, context, now);
  }
  const names = new Set(failing.map(noteOf));
  for (const { name } of await db.all(`SELECT name FROM leads_notes WHERE name LIKE 'outage %'`)) {
    if (names.has(String(name)) || !(await removeNote(db, String(name)))) continue;
    log(`${String(name).slice('outage '.length)}: deliveries come through again`);
  }
}
