/** Erasing: rows at once, what they leave in the storage as soon as nobody reads it. */
import { randomUUID } from 'node:crypto';
import { comparableEmail } from '../lead';
import { reasonOf } from '../log';
import type { Database } from './database';
import { readNote, removeNote } from './queries/notes';

/** Names the last erasure whose traces are not overwritten yet. */
const NOTE = 'erasing';

/** Where an erasure stands; `why` is the system's code. */
export type Progress = 'nothing' | 'finished' | { why: string };

/**
 * Overwrites what erased leads have left in the storage. The running server does so until nothing is left: whoever reads
 * the store at that moment, such as a backup, needs what was there when it began.
 */
export async function finishErasing(db: Database): Promise<Progress> {
  const erasure = await readNote(db, NOTE);
  if (!erasure) return 'nothing';
  try {
    await db.overwrite();
    return (await removeNote(db, NOTE, erasure)) ? 'finished' : { why: 'more was erased meanwhile' };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

/** Removes leads by their id or by the address in them, in every state. @returns how many */
export async function eraseRows(db: Database, which: string): Promise<number> {
  const [column, value] = which.includes('@') ? ['email', comparableEmail(which)] : ['id', which];
  const [, removed] = await db.batch([
    [
      `INSERT INTO leads_notes (name, value) SELECT '${NOTE}', '${randomUUID()}'
       WHERE EXISTS (SELECT 1 FROM leads WHERE ${column} = ?)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      value,
    ],
    [`DELETE FROM leads WHERE ${column} = ? RETURNING id`, value],
  ]);
  return removed?.length ?? 0;
}
