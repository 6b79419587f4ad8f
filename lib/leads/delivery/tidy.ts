/** What the worker does once a minute, besides delivering. */
import type { Context } from '../context';
import { LEAD_KINDS, STATES } from '../lead';
import { type Database, marks, textOf } from '../store/database';
import { planWaiting } from '../store/queries/accept';
import { ownersChannels } from './destination';

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
