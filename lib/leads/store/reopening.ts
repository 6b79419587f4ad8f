import type { Database, Row, Statement } from './database';

/** Milliseconds after a failed opening during which the same error answers, so that a flood does not open in vain. */
const PAUSE = 1_000;

/**
 * A database that is opened with the first query, and tried again while it cannot be: the site starts and answers
 * honestly without it, and takes leads as soon as it is back.
 */
export class Reopening implements Database {
  #opened: Database | undefined;
  #opening: Promise<Database> | undefined;
  #failure: { error: unknown; at: number } | undefined;

  /** @param open opens and migrates */
  constructor(
    readonly kind: Database['kind'],
    readonly name: string,
    readonly open: () => Promise<Database>,
  ) {}

  async all(...statement: Statement): Promise<Row[]> {
    return (await this.ready()).all(...statement);
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    return (await this.ready()).batch(statements);
  }

  async expectRoom(): Promise<void> {
    return (await this.ready()).expectRoom();
  }

  async rewrite(): Promise<void> {
    return (await this.ready()).rewrite();
  }

  async flush(): Promise<void> {
    return (await this.ready()).flush();
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    await this.#opened?.close();
    this.#opened = undefined;
  }

  /** @returns the open database. @throws StoreError when it cannot be opened */
  async ready(): Promise<Database> {
    if (this.#opened) return this.#opened;
    if (this.#failure && performance.now() - this.#failure.at < PAUSE) throw this.#failure.error;
    this.#opening ??= this.open().finally(() => {
      this.#opening = undefined;
    });
    try {
      this.#opened = await this.#opening;
      this.#failure = undefined;
      return this.#opened;
    } catch (error) {
      this.#failure = { error, at: performance.now() };
      throw error;
    }
  }
}
