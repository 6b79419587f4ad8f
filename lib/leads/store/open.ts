import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Log, reasonOf } from '../log';
import type { LeadsSettings } from '../settings';
import { type Database, makeTables, marks, type Row, type Statement } from './database';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** Milliseconds that a visitor, and an owner's command, wait for a lock that another process holds. */
export const PATIENCE = { visitor: 1_500, owner: 15_000 };

const PAGE = 500;
/** Tables in the order in which their rows can be written, and what a row is known by. */
const TABLES = { leads: 'id', deliveries: 'lead_id, channel', leads_notes: 'name' };

function insert(table: string, row: Row): Statement {
  const columns = Object.keys(row);
  return [
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks(columns)}) ON CONFLICT DO NOTHING`,
    ...Object.values(row),
  ];
}

/** @returns how many rows there were */
async function copyTable(from: Database, to: Database, table: string, key: string): Promise<number> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await from.all(`SELECT * FROM ${table} ORDER BY ${key} LIMIT ${PAGE} OFFSET ${offset}`);
    if (rows.length > 0) await to.batch(rows.map((row) => insert(table, row)));
    if (rows.length < PAGE) return offset + rows.length;
  }
}

async function move(from: Database, to: Database): Promise<number> {
  await makeTables(from);
  // No server that still runs on the file may add to it, now or once its lock is gone: its tables go first.
  await from.all('BEGIN IMMEDIATE');
  const counts: number[] = [];
  for (const [table, key] of Object.entries(TABLES)) counts.push(await copyTable(from, to, table, key));
  for (const table of Object.keys(TABLES).reverse()) await from.all(`DROP TABLE ${table}`);
  await from.all('COMMIT');
  return counts[0] ?? 0;
}

/**
 * Takes over every lead of a file, with its deliveries and the secret of the links in mails, then removes the file.
 * Killed in between, it does the same once more: what is known already is left as it is. A file that cannot be read
 * stays, and the log says so.
 */
async function moveLeads(file: string, to: Database, log: Log): Promise<void> {
  let from: Database | undefined;
  try {
    from = await openSqlite(file, { patience: 5_000 });
    const leads = await move(from, to);
    await from.close();
    for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
    log(`${leads} ${leads === 1 ? 'lead' : 'leads'} moved from ${file} to ${to.name}; the file is removed`);
  } catch (error) {
    await from?.close();
    log(`the leads in ${file} are not moved to ${to.name} yet: ${reasonOf(error)}`, 'warning');
  }
}

/** A database that is opened when it is first needed. */
export interface Store extends Database {
  /** Opens it. @throws StoreError when it cannot be opened */
  ready: () => Promise<Database>;
}

/**
 * @param open opens it and makes its tables
 * @returns a database that is opened with the first query, and tried again while it cannot be: the site starts and answers
 *   honestly without it, and takes leads as soon as it is back
 */
export function reopening(kind: Database['kind'], name: string, open: () => Promise<Database>): Store {
  let opened: Promise<Database> | undefined;
  const ready = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    kind,
    name,
    ready,
    all: async (...statement) => (await ready()).all(...statement),
    batch: async (statements) => (await ready()).batch(statements),
    expectRoom: async () => (await ready()).expectRoom(),
    overwrite: async () => (await ready()).overwrite(),
    async close() {
      const db = await opened?.catch(() => undefined);
      opened = undefined;
      await db?.close();
    },
  };
}

/**
 * The store that the settings name, not yet opened. Opening it makes its tables; PostgreSQL takes
 * over what is left in `leads.db`.
 */
export function openStore(
  settings: Pick<LeadsSettings, 'DATA_DIR' | 'DATABASE_URL' | 'LEADS_MAX_MB'>,
  log: Log,
  patience = PATIENCE.visitor,
): Store {
  const { DATABASE_URL: url, LEADS_MAX_MB: maxMegabytes } = settings;
  const file = join(resolve(/* turbopackIgnore: true */ settings.DATA_DIR), 'leads.db');
  return reopening(url ? 'postgres' : 'sqlite', url ? 'PostgreSQL' : file, async () => {
    const db = url ? await openPostgres(url, log) : await openSqlite(file, { patience, maxMegabytes });
    try {
      await makeTables(db);
      if (url && existsSync(file)) await moveLeads(file, db, log);
      return db;
    } catch (error) {
      await db.close();
      throw error;
    }
  });
}
