/** Small things that the servers on one store have to remember together. */
import type { Database } from '../database';

/** @returns a note's text; undefined when there is none */
export async function readNote(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.all<{ value: string }>('SELECT value FROM leads_notes WHERE name = ?', name);
  return row?.value;
}

export async function writeNote(db: Database, name: string, value: string): Promise<void> {
  await db.all(
    `INSERT INTO leads_notes (name, value) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    name,
    value,
  );
}

/** Writes a note only if there is none of that name. @returns whether this call wrote it */
export async function addNote(db: Database, name: string, value: string): Promise<boolean> {
  const rows = await db.all(
    'INSERT INTO leads_notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING RETURNING name',
    name,
    value,
  );
  return rows.length > 0;
}

/** @param value what the note has to read to be removed, if given. @returns whether there was such a note */
export async function removeNote(db: Database, name: string, value?: string): Promise<boolean> {
  const sql = 'DELETE FROM leads_notes WHERE name = ? AND value = COALESCE(?, value) RETURNING name';
  return (await db.all(sql, name, value ?? null)).length > 0;
}
