/** PostgreSQL, for more than one server behind a balancer. */
import pg from 'pg';
import { type Log, reasonOf } from '../log';
import { type Database, type Row, type Statement, StoreError } from './database';

/** Milliseconds: to connect, for one statement, and for a lock that readers hold. A visitor waits for the first two. */
const CONNECT_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 3_000;
const LOCK_TIMEOUT = 1_000;
const CONNECTIONS = 5;

// Counts and times fit a JavaScript number; the driver would give 64-bit integers as text.
for (const oid of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(oid, Number);

/** @returns the SQL with `$1`, `$2` … for its question marks */
const numbered = (sql: string): string => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};

/** @returns host and database of a connection string, without user and password */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname}${port && `:${port}`}${pathname}`;
}

class Postgres implements Database {
  readonly kind = 'postgres';
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #url: string;

  constructor(url: string, log: Log) {
    this.name = nameOf(url);
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      query_timeout: STATEMENT_TIMEOUT,
      keepAlive: true,
    });
    // One that is cut while it is used fails its query too, which is where that is handled.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    // An idle connection that the server closed; the next query opens another.
    this.#pool.on('error', (error) => log(`${this.name} closed a connection: ${reasonOf(error)}`, 'warning'));
  }

  async all<Shape extends Row>(...[sql, ...values]: Statement): Promise<Shape[]> {
    return (await this.#pool.query<Shape>(numbered(sql), values)).rows;
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      const results: Row[][] = [];
      for (const [sql, ...values] of statements)
        results.push((await client.query(numbered(sql), values)).rows);
      await client.query('COMMIT');
      return results;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      // What the server itself refused can be rolled back; a connection that is cut or hangs is not used again.
      if (error instanceof pg.DatabaseError) {
        await client.query('ROLLBACK').then(
          () => (failure = undefined),
          () => undefined,
        );
      }
      throw error;
    } finally {
      client.release(failure);
    }
  }

  async expectRoom(): Promise<void> {}

  /** By a connection of its own, since it takes longer than a visitor waits. */
  async overwrite(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: CONNECT_TIMEOUT });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(`SET lock_timeout = ${LOCK_TIMEOUT}`);
      for (const table of ['leads', 'deliveries']) await client.query(`VACUUM FULL ${table}`);
    } finally {
      await client.end();
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/**
 * @param url connection string, `postgres://user:password@host:port/database`
 * @throws StoreError naming host and database
 */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  const database = new Postgres(url, log);
  try {
    await database.all('SELECT 1');
    return database;
  } catch (error) {
    await database.close();
    const code = reasonOf(error);
    throw new StoreError(code, `The leads in ${database.name} cannot be reached: ${code}.`);
  }
}
