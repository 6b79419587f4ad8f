import type { Context } from '../context';
import { STATES, type State } from '../lead';
import { CONFIRMATION_DAYS } from '../limits';
import type { LeadsSettings } from '../settings';
import { type Database, textOf } from '../store/database';
import { readNote, writeNote } from '../store/queries/notes';

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
