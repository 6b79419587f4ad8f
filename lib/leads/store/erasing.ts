/** Erasing: rows at once, what they leave in the storage as soon as nobody reads it. */
import { randomUUID } from 'node:crypto';
import { comparableEmail } from '../lead';
import { reasonOf } from '../log';
import type { Database, Statement } from './database';
import { changeNote, readNote, removeNote } from './queries/notes';

/** Says what is left to do after rows were deleted: `rewrite <erasure>`, then `flush <erasure>`. */
const NOTE = 'erasing';

/** Where an erasure stands; `why` is the system's code. */
export type Progress = 'nothing' | 'finished' | { why: string };

/**
 * Overwrites what erased leads have left in the storage. The running server does so until nothing is left: whoever reads
 * the store at that moment, such as a backup, needs what was there when it began.
 */
export async function finishErasing(db: Database): Promise<Progress> {
  const [step, erasure] = (await readNote(db, NOTE))?.split(' ') ?? [];
  if (!step) return 'nothing';
  const [rewritten, flushed] = [`rewrite ${erasure}`, `flush ${erasure}`];
  try {
    if (step === 'rewrite') {
      await db.rewrite();
      await changeNote(db, NOTE, rewritten, flushed);
    }
    await db.flush();
    await removeNote(db, NOTE, flushed);
    return (await readNote(db, NOTE)) ? { why: 'more was erased meanwhile' } : 'finished';
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

/** Removes leads by their id or by the address in them, in every state. @returns how many */
export async function eraseRows(db: Database, which: string): Promise<number> {
  const [column, value] = which.includes('@') ? ['email', comparableEmail(which)] : ['id', which];
  const note: Statement = [
    `INSERT INTO leads_notes (name, value) SELECT '${NOTE}', '${`rewrite ${randomUUID()}`}'
     WHERE EXISTS (SELECT 1 FROM leads WHERE ${column} = ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    value,
  ];
  const [, removed] = await db.batch([note, [`DELETE FROM leads WHERE ${column} = ? RETURNING id`, value]]);
  return removed?.length ?? 0;
}
