import { chmodSync, existsSync } from 'node:fs';
import type { Database } from '../store/database';

/**
 * Writes a copy of the store as it is at this moment, while the server goes on.
 * @param file path of the copy, which must not exist; only its owner can read it
 * @returns a line that names it
 * @throws Error when it exists, or for PostgreSQL, which has `pg_dump`
 */
export async function backUp(db: Database, file: string): Promise<string> {
  if (db.kind === 'postgres') throw new Error('Back up PostgreSQL with pg_dump.');
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  await db.all('VACUUM INTO ?', file);
  chmodSync(file, 0o600);
  return `Copied to ${file}.`;
}
