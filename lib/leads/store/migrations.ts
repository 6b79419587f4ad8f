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
