/** What an owner does to leads, with a line that says what was done. */
import type { Database } from '../store/database';
import { eraseRows, finishErasing } from '../store/erasing';

/**
 * Erases leads in every state, and overwrites the storage so that no trace stays in it; what somebody else holds open
 * just then the running server overwrites later.
 * @param which an id, or the address that was given in a form
 * @returns a line that says how many, and what is left to do
 * @throws Error when there is nothing of it
 */
export async function eraseLeads(db: Database, which: string): Promise<string> {
  const count = await eraseRows(db, which);
  const progress = await finishErasing(db);
  if (count === 0 && progress === 'nothing') throw new Error(`There is nothing of ${which} in the store.`);
  const erased = `${count} ${count === 1 ? 'lead' : 'leads'} erased.`;
  return typeof progress === 'object'
    ? `${erased} Traces of what was erased are still in the storage (${progress.why}): something else reads it. The running server overwrites them within a minute after that has ended.`
    : erased;
}

/**
 * Makes leads that are not delivered due at once, as if they had just come; one that is under way at this moment
 * stays with whoever delivers it. A running server notices within a second.
 * @param which an id, or `all`
 * @returns a line that says how many
 * @throws Error when there is no such lead or it is delivered already
 */
export async function retryLeads(db: Database, which: string): Promise<string> {
  const [, leads = []] = await db.batch([
    [
      `UPDATE deliveries SET state = 'waiting', due_at = ?, waited = 0, attempts = 0, first_attempt_at = NULL,
       claimed_by = NULL WHERE (state = 'failed' OR (state = 'waiting' AND claimed_by IS NULL))
       AND (? = 'all' OR lead_id = ?)`,
      Date.now(),
      which,
      which,
    ],
    [
      `UPDATE leads SET state = 'waiting', settled_at = NULL WHERE state IN ('waiting', 'failed')
       AND (? = 'all' OR id = ?) RETURNING id`,
      which,
      which,
    ],
  ]);
  if (which !== 'all' && leads.length === 0)
    throw new Error(`There is no lead ${which} that is not delivered.`);
  return `${leads.length} ${leads.length === 1 ? 'lead is' : 'leads are'} due now.`;
}
