/** The embedded database: one SQLite file beside its write-ahead log. */
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { reasonOf } from '../log';
import { type Database, type Row, type Statement, StoreError } from './database';

/** Milliseconds to wait for another process that writes. */
const BUSY_TIMEOUT = 5_000;
const PAGE_SIZE = 4_096;
const MEGABYTE = 1_048_576;

/**
 * The timeout comes first, or switching the journal beside a killed writer ends with SQLITE_BUSY_RECOVERY. FULL: a
 * commit is on the disk when it returns. What is deleted is overwritten.
 */
const SETUP = [
  `PRAGMA busy_timeout = ${BUSY_TIMEOUT}`,
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA secure_delete = ON',
];

/** Lets the file and its companions be read by their owner alone. */
function protect(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(path, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

function openFile(file: string, maxMegabytes: number | undefined): Libsql.Database {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = reasonOf(error);
    throw new StoreError(code, `The folder of the leads, ${folder}, cannot be written: ${code}.`);
  }
  try {
    const connection = new Libsql(file, { timeout: BUSY_TIMEOUT });
    for (const pragma of SETUP) connection.exec(pragma);
    if (maxMegabytes) {
      connection.exec(`PRAGMA max_page_count = ${Math.floor((maxMegabytes * MEGABYTE) / PAGE_SIZE)}`);
    }
    protect(file);
    return connection;
  } catch (error) {
    const code = reasonOf(error);
    throw new StoreError(code, `The leads in ${file} cannot be opened: ${code}.`);
  }
}

/**
 * Every call runs to its end before another begins, since the driver is synchronous: a transaction is never mixed
 * with the statements of another.
 */
class Sqlite implements Database {
  readonly kind = 'sqlite';
  readonly #connection: Libsql.Database;
  readonly #prepared = new Map<string, Libsql.Statement<unknown[]>>();

  constructor(
    readonly name: string,
    maxMegabytes: number | undefined,
  ) {
    this.#connection = openFile(name, maxMegabytes);
  }

  async all(...statement: Statement): Promise<Row[]> {
    return this.#run(statement);
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const rows = statements.map((statement) => this.#run(statement));
      this.#connection.exec('COMMIT');
      return rows;
    } catch (error) {
      // A full disk has rolled back by itself.
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  async scrub(): Promise<void> {
    this.#connection.exec('VACUUM');
    const [row] = this.#run(['PRAGMA wal_checkpoint(TRUNCATE)']);
    if (row?.busy) throw new StoreError('SQLITE_BUSY', `${this.name} is in use; please try again.`);
  }

  async close(): Promise<void> {
    this.#connection.close();
  }

  /** One server at a time writes here anyway, so nothing is to be skipped. */
  #run([sql, ...values]: Statement): Row[] {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#connection.prepare(sql.replace(' FOR UPDATE SKIP LOCKED', ''));
      this.#prepared.set(sql, statement);
    }
    return statement.all(...values) as Row[];
  }
}

/**
 * @param file path of the database; made with its folder when missing
 * @param maxMegabytes most that the file may grow to; no bound when undefined
 * @throws StoreError naming the path
 */
export function openSqlite(file: string, maxMegabytes?: number): Database {
  return new Sqlite(file, maxMegabytes);
}
