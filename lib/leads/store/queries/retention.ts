/** What is removed by itself, and what is set aside because nothing here can deliver it. */
import { LEAD_KINDS, STATES, type State } from '../../lead';
import { type Database, marks, textOf } from '../database';

/** Removes leads that have been in a state, or waiting, since before a moment. @returns their ids */
export async function removeOlder(db: Database, state: State, before: number): Promise<string[]> {
  const rows = await db.all(
    `DELETE FROM leads WHERE state = ? AND COALESCE(settled_at, received_at) < ? RETURNING id`,
    state,
    before,
  );
  return rows.map((row) => textOf(row, 'id'));
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
