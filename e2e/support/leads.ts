/** What lies in the store of a server under test, read beside it as an owner's command would. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { State } from '@/lib/leads/lead';
import { type Entry, entries } from '@/lib/leads/owner/records';
import { openStore, PATIENCE } from '@/lib/leads/store/open';

/** Settings of a server that say where its leads are. */
export interface StoreEnv {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** @returns every lead of a store, oldest first; none before there is a store */
export async function storedLeads(env: StoreEnv, state?: State): Promise<Entry[]> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'leads.db'))) return [];
  const db = openStore(env, () => undefined, PATIENCE.owner);
  try {
    const found: Entry[] = [];
    for await (const some of entries(db, { state })) found.push(...some);
    return found;
  } finally {
    await db.close();
  }
}

/** Runs `npm run leads`. @returns what it prints */
export async function leadsCommand(env: StoreEnv, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'lib/commands/leads.ts', ...args],
    { env: { ...process.env, ...env }, maxBuffer: 1e9 },
  );
  return stdout;
}
