/** Small things that the servers on one store have to remember together. */
import { type Database, textOf } from '../database';

/** @returns a note's text; undefined when there is none */
export async function readNote(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.all('SELECT value FROM leads_notes WHERE name = ?', name);
  return row && textOf(row, 'value');
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

/** @returns whether there was such a note */
export async function removeNote(db: Database, name: string): Promise<boolean> {
  return (await db.all('DELETE FROM leads_notes WHERE name = ? RETURNING name', name)).length > 0;
}
