import type { Database } from './database';

/**
 * The tables, as one step after another; a step that was released is never changed. Every step only adds, so that the
 * version before still works on the tables of the next one. Times are milliseconds since the epoch.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      form TEXT NOT NULL,
      payload TEXT NOT NULL,
      suspicions TEXT NOT NULL,
      email TEXT NOT NULL,
      state TEXT NOT NULL,
      planned SMALLINT NOT NULL,
      received_at BIGINT NOT NULL,
      settled_at BIGINT
    )`,
    'CREATE INDEX leads_by_time ON leads (received_at, id)',
    'CREATE INDEX leads_by_state ON leads (state, received_at)',
    'CREATE INDEX leads_by_email ON leads (email)',
    'CREATE INDEX leads_unplanned ON leads (form) WHERE planned = 0',
    `CREATE TABLE deliveries (
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      form TEXT NOT NULL,
      state TEXT NOT NULL,
      due_at BIGINT NOT NULL,
      claimed_by TEXT,
      attempts INTEGER NOT NULL,
      waited BIGINT NOT NULL,
      first_attempt_at BIGINT,
      last_error TEXT,
      PRIMARY KEY (lead_id, channel)
    )`,
    `CREATE INDEX deliveries_due ON deliveries (form, channel, due_at) WHERE state = 'waiting'`,
  ],
  ['CREATE TABLE leads_notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)'],
];

const VERSION = 'SELECT COALESCE(MAX(version), 0) AS version FROM leads_schema';

const versionOf = async (db: Database) => (await db.all<{ version: number }>(VERSION))[0]?.version ?? 0;

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
