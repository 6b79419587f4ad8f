import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from '../log';
import type { LeadsSettings } from '../settings';
import { moveLeads } from './move';
import { openPostgres } from './postgres';
import { Reopening } from './reopening';
import { openSqlite } from './sqlite';
import { migrate } from './tables';

/** Milliseconds that a visitor, and an owner's command, wait for a lock that another process holds. */
export const PATIENCE = { visitor: 1_500, owner: 15_000 };

/**
 * The store that the settings name, not yet opened. Opening it brings its tables to the newest version; PostgreSQL takes
 * over what is left in `leads.db`.
 */
export function openStore(
  {
    DATA_DIR,
    DATABASE_URL: url,
    LEADS_MAX_MB: maxMegabytes,
  }: Pick<LeadsSettings, 'DATA_DIR' | 'DATABASE_URL' | 'LEADS_MAX_MB'>,
  log: Log,
  patience = PATIENCE.visitor,
): Reopening {
  const file = join(resolve(/* turbopackIgnore: true */ DATA_DIR), 'leads.db');
  return new Reopening(url ? 'postgres' : 'sqlite', url ? 'PostgreSQL' : file, async () => {
    const db = url ? await openPostgres(url, log) : await openSqlite(file, { patience, maxMegabytes });
    try {
      await migrate(db);
      if (url && existsSync(file)) await moveLeads(file, db, log);
      return db;
    } catch (error) {
      await db.close();
      throw error;
    }
  });
}
