/** `npm run leads -- …`: what an owner does with the spool. See USAGE. */
import { exportCsv } from '../leads/owner/csv';
import { listLeads } from '../leads/owner/list';
import { retryLeads } from '../leads/owner/retry';
import { spoolRoot } from '../leads/server';
import { Spool } from '../leads/spool/spool';
import { readSettings } from '../settings/read';
import { loadEnvironment } from './environment.mjs';

const USAGE = `Usage: npm run leads -- <command>
  list            every lead: state, id, time received, attempts, last error
  show ID         one lead in full
  retry ID|all    deliver a lead, or all that are not delivered, as soon as possible
  export          every lead as CSV on standard output`;

async function show(spool: Spool, id: string): Promise<string> {
  const state = await spool.stateOf(id);
  if (!state) throw new Error(`There is no lead ${id}.`);
  return JSON.stringify({ state, ...(await spool.read(state, id)) }, null, 2);
}

async function run([command, argument]: string[]): Promise<string> {
  loadEnvironment(process.cwd());
  const spool = new Spool(spoolRoot(readSettings()));
  if (command === 'list') return listLeads(spool);
  if (command === 'export') return exportCsv(spool);
  if (command === 'show' && argument) return show(spool, argument);
  if (command === 'retry' && argument) return retryLeads(spool, argument, Date.now());
  throw new Error(USAGE);
}

run(process.argv.slice(2)).then(
  (text) => {
    process.stdout.write(`${text}\n`);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
