/** What the queries need of a database: one SQL for both kinds, with `?` for values; its tables, and notes in one of them. */
import { reasonOf } from '../log';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** A statement and its values. */
export type Statement = readonly [sql: string, ...values: Value[]];

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Path of the file or host and name of the database, for messages; never a password. */
  readonly name: string;
  /** Runs one statement, durably when it writes. @returns its rows, whose shape the caller knows */
  all<Shape extends Row = Row>(...statement: Statement): Promise<Shape[]>;
  /** Runs statements as one durable transaction: all or none. @returns the rows of each */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** @throws StoreError where a lead that is written now would not be kept: the store is full, or its files are gone */
  expectRoom(): Promise<void>;
  /** Rewrites the storage without anything that was deleted. @throws while somebody else reads it */
  overwrite(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be opened; the message names the path or address and what the system says. */
export class StoreError extends Error {
  override name = 'StoreError';

  /** @param code the system's, such as EACCES or SQLITE_NOTADB */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** @returns what is wrong with the store, without what a visitor typed */
export const troubleOf = (error: unknown): string =>
  error instanceof StoreError ? error.message : `The store cannot be used: ${reasonOf(error)}.`;

/** @returns `?, ?, ?` for as many values */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/**
 * The tables. Whatever is added to them later leaves what is there as it is, so that the version before still works on
 * them. Times are milliseconds since the epoch.
 */
const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS leads (
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
  'CREATE INDEX IF NOT EXISTS leads_by_time ON leads (received_at, id)',
  'CREATE INDEX IF NOT EXISTS leads_by_state ON leads (state, received_at)',
  'CREATE INDEX IF NOT EXISTS leads_by_email ON leads (email)',
  'CREATE INDEX IF NOT EXISTS leads_unplanned ON leads (form) WHERE planned = 0',
  `CREATE TABLE IF NOT EXISTS deliveries (
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
  `CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (form, channel, due_at) WHERE state = 'waiting'`,
  'CREATE TABLE IF NOT EXISTS leads_notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
];

/** Makes what is missing of the tables. */
export async function makeTables(db: Database): Promise<void> {
  // PostgreSQL lets one of two that make the same at one moment fail.
  for (const sql of STATEMENTS) await db.all(sql).catch(() => db.all(sql));
}

/**
 * Servers on one store remember small things together, as notes.
 * @returns a note's text; undefined when there is none
 */
export async function readNote(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.all<{ value: string }>('SELECT value FROM leads_notes WHERE name = ?', name);
  return row?.value;
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

/** @param value what the note has to read to be removed, if given. @returns whether there was such a note */
export async function removeNote(db: Database, name: string, value?: string): Promise<boolean> {
  const sql = 'DELETE FROM leads_notes WHERE name = ? AND value = COALESCE(?, value) RETURNING name';
  return (await db.all(sql, name, value ?? null)).length > 0;
}
