/** What the worker does once a minute, besides delivering. */
import type { Context } from '../context';
import { LEAD_KINDS, STATES, type State } from '../lead';
import { CONFIRMATION_DAYS } from '../limits';
import type { LeadsSettings } from '../settings';
import { type Database, marks, textOf } from '../store/database';
import { planWaiting } from '../store/queries/accept';
import { readNote, writeNote } from '../store/queries/notes';
import { ownersChannels } from './destination';

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
