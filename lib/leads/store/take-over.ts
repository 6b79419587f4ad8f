/** Leads of the time before there was a database: one JSON file each, in a folder per state. */
import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FORM_NAMES } from '../forms';
import type { Lead, State, Suspicion } from '../lead';
import type { Log } from '../log';
import type { Database } from './database';
import { insertLead } from './queries/intake';

const FOLDERS: readonly [folder: string, state: State][] = [
  ['new', 'waiting'],
  ['delivered', 'delivered'],
  ['failed', 'failed'],
];
const BATCH = 500;

/** What a lead cannot do without; more is no mistake. */
const spooled = z.object({
  id: z.string().regex(/^[a-z]+-[0-9a-f]{24}$/),
  form: z.enum(FORM_NAMES),
  payload: z.record(z.string(), z.string()),
  suspicions: z.array(z.string()).default([]),
  receivedAt: z.iso.datetime(),
});

/** @returns the folder that old leads are left in once they are taken over */
export const leftAside = (dataFolder: string): string => join(dataFolder, 'leads-before-the-database');

function readLead(file: string): Lead | undefined {
  try {
    const { receivedAt, suspicions, ...lead } = spooled.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { ...lead, suspicions: suspicions as Suspicion[], receivedAt: Date.parse(receivedAt) };
  } catch {
    return undefined;
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

async function takeFolder(db: Database, folder: string, state: State, log: Log): Promise<number> {
  let taken = 0;
  const names = filesIn(folder);
  for (let start = 0; start < names.length; start += BATCH) {
    const statements = names.slice(start, start + BATCH).flatMap((name) => {
      const file = join(folder, name);
      const lead = readLead(file);
      if (!lead) log(`${file} is not a lead; it stays where it is`, 'warning');
      return lead
        ? [insertLead(lead, state, state === 'waiting' ? null : Math.floor(statSync(file).mtimeMs))]
        : [];
    });
    taken += (await db.batch(statements)).filter((rows) => rows.length > 0).length;
  }
  return taken;
}

/**
 * Takes the leads of an old folder into the database, then renames it. Killed in between, it does the same once more:
 * a lead that is known already is left as it is.
 */
export async function takeOverSpool(db: Database, dataFolder: string, log: Log): Promise<void> {
  const root = join(dataFolder, 'leads');
  if (!FOLDERS.some(([folder]) => existsSync(join(root, folder)))) return;
  let taken = 0;
  for (const [folder, state] of FOLDERS) taken += await takeFolder(db, join(root, folder), state, log);
  const aside = leftAside(dataFolder);
  const target = existsSync(aside) ? `${aside}-${Date.now()}` : aside;
  try {
    renameSync(root, target);
  } catch (error) {
    // Another process has done the same at the same time.
    if (existsSync(root)) throw error;
    return;
  }
  log(`${taken} leads taken over from ${root}; the files are left in ${target}`);
}
