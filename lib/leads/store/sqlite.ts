/** The embedded database: one SQLite file beside its write-ahead log. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import LibsqlThread from 'libsql/promise';
import { reasonOf } from '../log';
import { type Database, type Row, type Statement, StoreError } from './database';

const MEGABYTE = 1_048_576;
/** Milliseconds to wait for readers, which may stay for long: the running server tries again. */
const FLUSH_PATIENCE = 1_500;
/** Milliseconds between two tries to get a lock that another process holds. */
const TRY_EVERY = 20;

/**
 * No waiting for locks in here: the driver would stop every request of the server meanwhile. FULL: a commit is on the
 * disk when it returns. What is deleted is overwritten.
 */
const SETUP = [
  'PRAGMA busy_timeout = 0',
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA secure_delete = ON',
];

const WRITES = /^(?:INSERT|UPDATE|DELETE)\b/;

const isBusy = (error: unknown) => reasonOf(error).startsWith('SQLITE_BUSY');

/** Tries until no other process holds the lock that it needs, for `patience` milliseconds. @throws what it throws last */
async function unlocked<Result>(patience: number, work: () => Result): Promise<Result> {
  for (const end = performance.now() + patience; ; ) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(TRY_EVERY);
    }
  }
}

/** The database and its companions, as the server's process has them open. */
const filesOf = (file: string) =>
  [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(/* turbopackIgnore: true */ path));
const identityOf = (file: string) => String(filesOf(file).map((path) => statSync(path).ino));

/** Milliseconds to wait for other processes, and the most that leads may take: no bound when undefined. */
type Options = { patience: number; maxMegabytes?: number | undefined };

/**
 * A statement or a transaction runs to its end before another begins, since the driver is synchronous; only what waits
 * for a lock lets others go first.
 */
class Sqlite implements Database {
  readonly kind = 'sqlite';
  readonly #identity: string;

  constructor(
    readonly name: string,
    readonly connection: Libsql.Database,
    readonly options: Options,
  ) {
    this.#identity = identityOf(name);
  }

  /** A write that is refused for a lock would stay begun, and keep other transactions from their end: the lock first. */
  async all<Shape extends Row>(...statement: Statement): Promise<Shape[]> {
    const rows =
      WRITES.test(statement[0]) && !this.connection.inTransaction
        ? (await this.batch([statement]))[0]
        : await unlocked(this.options.patience, () => this.#run(statement));
    return rows as Shape[];
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return unlocked(this.options.patience, () => {
      this.connection.exec('BEGIN IMMEDIATE');
      try {
        const rows = statements.map((statement) => this.#run(statement));
        this.connection.exec('COMMIT');
        return rows;
      } catch (error) {
        // A full disk has rolled back by itself.
        if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /** The bound is for leads alone: what became of them always has room to be recorded. */
  async expectRoom(): Promise<void> {
    if (identityOf(this.name) !== this.#identity) {
      throw new StoreError(
        'ENOENT',
        `${this.name} was taken away from under the server, which has to be restarted.`,
      );
    }
    const { maxMegabytes } = this.options;
    if (maxMegabytes === undefined) return;
    const [size] = this.#run([
      'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
    ]);
    if (Number(size?.bytes) >= maxMegabytes * MEGABYTE) {
      throw new StoreError('SQLITE_FULL', `${this.name} has reached LEADS_MAX_MB.`);
    }
  }

  /** While somebody reads the log, rewriting would only make it longer. */
  async overwrite(): Promise<void> {
    await this.#emptyLog();
    // In a thread of the driver's own: a large file takes seconds.
    const connection = new LibsqlThread(this.name, { timeout: this.options.patience });
    try {
      await connection.exec('VACUUM');
    } finally {
      connection.close();
    }
    await this.#emptyLog();
  }

  #emptyLog(): Promise<void> {
    return unlocked(Math.min(this.options.patience, FLUSH_PATIENCE), () => {
      const [row] = this.#run(['PRAGMA wal_checkpoint(TRUNCATE)']);
      if (row?.busy) throw new StoreError('SQLITE_BUSY', `${this.name} is being read.`);
    });
  }

  async close(): Promise<void> {
    this.connection.close();
  }

  /** One server at a time writes here anyway, so nothing is to be skipped. */
  #run([sql, ...values]: Statement): Row[] {
    return this.connection.prepare(sql.replace(' FOR UPDATE SKIP LOCKED', '')).all(...values) as Row[];
  }
}

/**
 * @param file path of the database; made with its folder when missing
 * @throws StoreError naming the path
 */
export async function openSqlite(file: string, options: Options): Promise<Database> {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = reasonOf(error);
    throw new StoreError(code, `The folder of the leads, ${folder}, cannot be written: ${code}.`);
  }
  try {
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    const connection = new Libsql(file, { timeout: 0 });
    await unlocked(options.patience, () => {
      for (const pragma of SETUP) connection.exec(pragma);
      connection.exec('SELECT COUNT(*) FROM sqlite_schema');
    });
    for (const path of filesOf(file)) chmodSync(path, 0o600);
    return new Sqlite(file, connection, options);
  } catch (error) {
    // The driver gives no code for what it cannot open at all.
    const code = reasonOf(error) === 'Error' ? 'SQLITE_CANTOPEN' : reasonOf(error);
    throw new StoreError(code, `The leads in ${file} cannot be opened: ${code}.`);
  }
}
