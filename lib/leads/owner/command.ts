/** What `npm run leads` does, apart from where it reads its settings and writes to. */
import { parseArgs } from 'node:util';
import { isLeadKind, LEAD_KINDS, STATES, type State } from '../lead';
import type { Database } from '../store/database';
import type { Filter } from '../store/queries/owner';
import { backUp } from './backup';
import { exportCsv } from './csv';
import { eraseLeads } from './erase';
import { exportJson, showLead } from './json';
import { listLeads } from './list';
import { retryLeads } from './retry';

export const USAGE = `Usage: npm run --silent leads -- <command> [options]
  list              every lead: state, id, time received, attempts, last error
  show ID           one lead in full
  search TEXT       leads that hold a text in any field
  retry ID|all      deliver a lead, or all that are not delivered, as soon as possible
  export            every lead as CSV; as JSON with --json
  backup FILE       a copy of the embedded database, while the server runs
  erase ID|ADDRESS  remove a lead, or all of an email address, for good
Options
  --state ${STATES.join('|')}, --form ${LEAD_KINDS.join('|')}
                    list, search and export these only
  --out FILE        write to a new file that only you can read, instead of the screen`;

/** A command, its argument and its options. */
export interface Command {
  name: string;
  argument: string | undefined;
  filter: Filter;
  json: boolean;
  out: string | undefined;
}

const OPTIONS = {
  state: { type: 'string' },
  form: { type: 'string' },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

/** @throws Error with the usage for anything that is not understood */
export function parseCommand(args: string[]): Command {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [name = '', argument, ...more] = positionals;
    const { state, form, json, out } = values;
    if (more.length > 0) throw new Error(`${more[0]} is one word too many; put quotes around a text.`);
    if (state !== undefined && !(STATES as readonly string[]).includes(state)) {
      throw new Error(`There is no state ${state}.`);
    }
    if (form !== undefined && !isLeadKind(form)) throw new Error(`There is no form ${form}.`);
    return { name, argument, filter: { state: state as State | undefined, form }, json, out };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function* lines(text: Promise<string>): AsyncGenerator<string> {
  yield `${await text}\n`;
}

async function* ended(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield `${text}\n`;
}

/**
 * @param now milliseconds since the epoch
 * @returns what the command prints, in pieces
 * @throws Error that says what is wrong
 */
export function runCommand(command: Command, db: Database, now: number): AsyncIterable<string> {
  const { name, argument, filter, json } = command;
  if (name === 'list' && !argument) return ended(listLeads(db, filter));
  if (name === 'search' && argument) return ended(listLeads(db, { ...filter, text: argument }));
  if (name === 'export' && !argument) return json ? exportJson(db, filter) : exportCsv(db, filter);
  if (name === 'show' && argument) return lines(showLead(db, argument));
  if (name === 'retry' && argument) return lines(retryLeads(db, argument, now));
  if (name === 'backup' && argument) return lines(backUp(db, argument));
  if (name === 'erase' && argument) return lines(eraseLeads(db, argument));
  throw new Error(USAGE);
}
