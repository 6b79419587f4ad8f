/** What the queries need of a database: one SQL for both kinds, with `?` for values. */
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
