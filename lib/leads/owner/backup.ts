import { closeSync, openSync, rmSync } from 'node:fs';
import { reasonOf } from '../log';
import type { Database } from '../store/database';

/**
 * Writes a copy of the store as it is at this moment, while the server goes on.
 * @param file path of the copy, which must not exist; only its owner can read it
 * @returns a line that names it
 * @throws Error when it exists, or for PostgreSQL, which has `pg_dump`
 */
export async function backUp(db: Database, file: string): Promise<string> {
  if (db.kind === 'postgres') throw new Error('Back up PostgreSQL with pg_dump.');
  try {
    // SQLite writes into a file that is empty, which nobody else may read from the first byte on.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    throw new Error(
      reasonOf(error) === 'EEXIST'
        ? `${file} exists already.`
        : `${file} cannot be written: ${reasonOf(error)}.`,
    );
  }
  try {
    await db.all('VACUUM INTO ?', file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  return `Copied to ${file}.`;
}
