import type { Database } from '../store/database';
import { retry } from '../store/queries/owner';

/**
 * Makes leads due at once, those that were given up too; a running server notices within a second.
 * @param which an id, or `all`
 * @param now milliseconds since the epoch
 * @returns a line that says how many
 * @throws Error when there is no such lead or it is delivered already
 */
export async function retryLeads(db: Database, which: string, now: number): Promise<string> {
  const count = await retry(db, which === 'all' ? undefined : which, now);
  if (which !== 'all' && count === 0) throw new Error(`There is no lead ${which} that is not delivered.`);
  return `${count} ${count === 1 ? 'lead is' : 'leads are'} due now.`;
}
