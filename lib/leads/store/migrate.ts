import { type Database, numberOf } from './database';
import { MIGRATIONS } from './migrations';

const VERSION = 'SELECT COALESCE(MAX(version), 0) AS version FROM leads_schema';

const versionOf = async (db: Database) => numberOf((await db.all(VERSION))[0], 'version');

/** Two servers may start at once: whoever comes second finds the step taken and goes on after it. */
async function take(db: Database, version: number, statements: readonly string[]): Promise<void> {
  try {
    await db.batch([
      ['INSERT INTO leads_schema (version) VALUES (?)', version],
      ...statements.map((sql) => [sql] as const),
    ]);
  } catch (error) {
    if ((await versionOf(db)) < version) throw error;
  }
}

/**
 * Brings the tables to the newest version, each step in a transaction of its own. Tables of a newer program are left
 * as they are: steps only add.
 */
export async function migrate(db: Database, migrations = MIGRATIONS): Promise<void> {
  const create = () => db.all('CREATE TABLE IF NOT EXISTS leads_schema (version INTEGER PRIMARY KEY)');
  // PostgreSQL lets one of two that create at the same moment fail.
  await create().catch(create);
  for (let version = await versionOf(db); version < migrations.length; version += 1) {
    await take(db, version + 1, migrations[version] ?? []);
  }
}
