/** What the queries need of a database: one SQL for both kinds, with `?` for values. */

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** A statement and its values. */
export type Statement = readonly [sql: string, ...values: Value[]];

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Path of the file or host and name of the database, for messages; never a password. */
  readonly name: string;
  /** Runs one statement, durably when it writes. @returns its rows */
  all(...statement: Statement): Promise<Row[]>;
  /** Runs statements as one durable transaction: all or none. @returns the rows of each */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** @throws StoreError where a lead that is written now would not be kept: the store is full, or its files are gone */
  expectRoom(): Promise<void>;
  /** Rewrites what is kept without anything that was deleted. */
  rewrite(): Promise<void>;
  /** Empties the log of changes. @throws while somebody else reads from it */
  flush(): Promise<void>;
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

/** @returns a text column; an absent one is empty */
export const textOf = (row: Row | undefined, column: string): string => String(row?.[column] ?? '');

/** @returns a number column; an absent one is 0 */
export const numberOf = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0);

/** @returns `?, ?, ?` for as many values */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
