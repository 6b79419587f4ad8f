/** What `npm run leads` does, apart from where it reads its settings and writes to. */
import { closeSync, openSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countsLine, totals } from '../health';
import { isLeadKind, LEAD_KINDS, STATES, type State } from '../lead';
import { reasonOf } from '../log';
import type { Database } from '../store/database';
import { eraseLeads } from '../store/erasing';
import { exportCsv, exportJson, showLead } from './export';
import { type Entry, entries, type Filter, isoTime, retryLeads } from './records';

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

/** Each command, and whether it needs an argument. */
const COMMANDS = new Map([
  ['list', false],
  ['show', true],
  ['search', true],
  ['retry', true],
  ['export', false],
  ['backup', true],
  ['erase', true],
]);

const OPTIONS = {
  state: { type: 'string' },
  form: { type: 'string' },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

/** @returns a command, its argument and its options. @throws Error with the usage for anything that is not understood */
export function parseCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [name = '', argument = '', ...more] = positionals;
    const { state, form, json, out } = values;
    if (COMMANDS.get(name) !== (argument !== ''))
      throw new Error(`"${positionals.join(' ')}" is not one of these commands.`);
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

function lineOf(one: Entry): string {
  const notes = [
    ...(one.lead ? [] : ['unreadable']),
    `${one.attempts} ${one.attempts === 1 ? 'attempt' : 'attempts'}`,
    ...(one.lastError && one.state !== 'delivered' ? [one.lastError] : []),
    ...(one.dueAt !== undefined && one.attempts > 0 ? [`next ${isoTime(one.dueAt)}`] : []),
    ...(one.lead?.suspicions.length ? [`suspect: ${one.lead.suspicions.join(', ')}`] : []),
  ];
  return `${one.state.padEnd(11)}  ${one.id}  ${isoTime(one.receivedAt)}  ${notes.join('; ')}`;
}

/** @returns lines, many at a time: one per lead, without what the visitor typed, then one of totals of the whole store */
async function* listLeads(db: Database, filter: Filter): AsyncGenerator<string> {
  for await (const some of entries(db, filter)) yield some.map((one) => `${lineOf(one)}\n`).join('');
  yield `${countsLine((await totals(db)).counts)}\n`;
}

/**
 * Writes a copy of the store as it is at this moment, while the server goes on.
 * @param file path of the copy, which must not exist; only its owner can read it
 * @returns a line that names it
 * @throws Error when it exists, or for PostgreSQL, which has `pg_dump`
 */
async function backUp(db: Database, file: string): Promise<string> {
  if (db.kind === 'postgres') throw new Error('Back up PostgreSQL with pg_dump.');
  try {
    // SQLite writes into a file that is empty, which nobody else may read from the first byte on.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    throw new Error(
      reasonOf(error) === 'EEXIST'
        ? `${file} exists already.`
        : `${file} cannot be written: ${reasonOf(error)}.`,
    );
  }
  try {
    await db.all('VACUUM INTO ?', file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  return `Copied to ${file}.`;
}

/** @returns what the command prints, in pieces. @throws Error that says what is wrong */
export async function* runCommand(
  { name, argument, filter, json }: ReturnType<typeof parseCommand>,
  db: Database,
): AsyncGenerator<string> {
  if (name === 'list') yield* listLeads(db, filter);
  if (name === 'search') yield* listLeads(db, { ...filter, text: argument });
  if (name === 'export') yield* json ? exportJson(db, filter) : exportCsv(db, filter);
  if (name === 'show') yield `${await showLead(db, argument)}\n`;
  if (name === 'retry') yield `${await retryLeads(db, argument)}\n`;
  if (name === 'backup') yield `${await backUp(db, argument)}\n`;
  if (name === 'erase') yield `${await eraseLeads(db, argument)}\n`;
}

/** Control characters, and those that turn the direction of a line: a terminal would obey them. */
const UNSAFE = /[\p{Cc}\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/gu;

/** @returns a text that a terminal shows and never obeys; line breaks and tabs stay */
export function forTerminal(text: string): string {
  return text.replace(UNSAFE, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
