import { join, resolve } from 'node:path';
import type { Settings } from '../../content/settings/schema';
import type { Log } from '../log';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { Reopening } from './reopening';
import { openSqlite } from './sqlite';
import { takeOverSpool } from './take-over';

type StoreSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'LEADS_MAX_MB'>;

/** @returns absolute path of the folder that everything of this server's own is kept in */
export function dataFolder(settings: Pick<Settings, 'DATA_DIR'>): string {
  return resolve(/* turbopackIgnore: true */ settings.DATA_DIR);
}

/**
 * The store that the settings name, not yet opened. Opening it brings its tables to the newest version and takes over
 * the leads of a spool folder from before there was a database.
 */
export function leadsDatabase(settings: StoreSettings, log: Log): Reopening {
  const folder = dataFolder(settings);
  const { DATABASE_URL: url, LEADS_MAX_MB: maxMegabytes } = settings;
  const file = join(folder, 'leads.db');
  return new Reopening(url ? 'postgres' : 'sqlite', url ? 'PostgreSQL' : file, async () => {
    const db = url ? await openPostgres(url, log) : openSqlite(file, maxMegabytes);
    try {
      await migrate(db);
      await takeOverSpool(db, folder, log);
      return db;
    } catch (error) {
      await db.close();
      throw error;
    }
  });
}
