/** Removes what a visitor sent, for good: the right to erasure. */
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
  const erased =
    count === 0
      ? `There is no lead of ${which} any more.`
      : `${count} ${count === 1 ? 'lead' : 'leads'} erased.`;
  if (typeof progress === 'object') {
    return `${erased} Traces of what was erased are still in the storage (${progress.why}): something else reads it. The running server overwrites them within a minute after that has ended.`;
  }
  return count === 0 ? `${erased} What was left of it in the storage is overwritten now.` : erased;
}
