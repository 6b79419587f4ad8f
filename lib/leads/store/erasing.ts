/** Erasing: rows at once, what they leave in the storage as soon as nobody reads it. */
import { randomUUID } from 'node:crypto';
import { comparableEmail } from '../lead';
import { reasonOf } from '../log';
import { type Database, readNote, removeNote } from './database';

/** Names the last erasure whose traces are not overwritten yet. */
const NOTE = 'erasing';

/**
 * Erases leads in every state, and overwrites the storage so that no trace stays in it; what somebody else holds open
 * just then the running server overwrites later.
 * @param which an id, or the address that was given in a form
 * @returns a line that says how many, and what is left to do
 * @throws Error when there is nothing of it
 */
export async function eraseLeads(db: Database, which: string): Promise<string> {
  const [column, value] = which.includes('@') ? ['email', comparableEmail(which)] : ['id', which];
  const [, { length: count } = []] = await db.batch([
    [
      `INSERT INTO leads_notes (name, value) SELECT '${NOTE}', '${randomUUID()}'
       WHERE EXISTS (SELECT 1 FROM leads WHERE ${column} = ?)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      value,
    ],
    [`DELETE FROM leads WHERE ${column} = ? RETURNING id`, value],
  ]);
  const progress = await finishErasing(db);
  if (count === 0 && progress === 'nothing') throw new Error(`There is nothing of ${which} in the store.`);
  const erased = `${count} ${count === 1 ? 'lead' : 'leads'} erased.`;
  return typeof progress === 'object'
    ? `${erased} Traces of what was erased are still in the storage (${progress.why}): something else reads it. The running server overwrites them within a minute after that has ended.`
    : erased;
}

/**
 * Overwrites what erased leads have left in the storage. The running server does so until nothing is left: whoever reads
 * the store at that moment, such as a backup, needs what was there when it began.
 * @returns how far it came; `why` not to the end is the system's code
 */
export async function finishErasing(db: Database): Promise<'nothing' | 'finished' | { why: string }> {
  const erasure = await readNote(db, NOTE);
  if (!erasure) return 'nothing';
  try {
    await db.overwrite();
    return (await removeNote(db, NOTE, erasure)) ? 'finished' : { why: 'more was erased meanwhile' };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}
