/** Removes what a visitor sent, for good: the right to erasure. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { comparableEmail } from '../lead';
import type { Database } from '../store/database';
import { remove } from '../store/queries/owner';
import { leftAside } from '../store/take-over';

/** Whether an old file, readable as a lead or not, is of this lead or address. */
function mentions(content: string, which: string): boolean {
  return content.toLowerCase().includes(JSON.stringify(which).slice(1, -1).toLowerCase());
}

/** Files that lie aside since the leads moved into the database. */
function removeFiles(dataFolder: string, which: string): number {
  const parent = leftAside(dataFolder);
  if (!existsSync(parent)) return 0;
  const found = readdirSync(parent, { recursive: true, encoding: 'utf8' })
    .map((name) => join(parent, name))
    .filter((file) => statSync(file).isFile() && mentions(readFileSync(file, 'utf8'), which));
  for (const file of found) rmSync(file);
  return found.length;
}

/**
 * Erases leads in every state, and rewrites the storage so that no trace stays in it.
 * @param which an id, or the address that was given in a form
 * @returns a line that says how many
 * @throws Error when there is nothing of it
 */
export async function eraseLeads(db: Database, dataFolder: string, which: string): Promise<string> {
  const email = comparableEmail(which);
  const ids = await remove(db, which.includes('@') ? { email } : { ids: [which] });
  const files = removeFiles(dataFolder, which.includes('@') ? email : which);
  if (ids.length === 0 && files === 0) throw new Error(`There is nothing of ${which} in the store.`);
  await db.scrub();
  return `${ids.length} ${ids.length === 1 ? 'lead' : 'leads'} erased${files > 0 ? `, and ${files} old files` : ''}.`;
}
