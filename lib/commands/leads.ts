/** `npm run leads -- …`: what an owner does with the leads. See USAGE. */

import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { readSettings } from '../content/settings/read';
import { type Command, forTerminal, openStore, PATIENCE, parseCommand, runCommand, USAGE } from '../leads';
import { loadEnvironment } from './environment.mjs';

/** Characters that are written at once: a write for every line would take longer than reading the leads. */
const CHUNK = 65_536;

async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

/** Writes to a file that did not exist and that only its owner can read. */
async function toFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const handle = openSync(file, 'wx', 0o600);
  try {
    for await (const piece of inChunks(pieces)) writeSync(handle, piece);
  } finally {
    closeSync(handle);
  }
  process.stderr.write(`Written to ${file}.\n`);
}

/** A screen must not obey what a visitor typed; a pipe gets it as it is. */
async function toOutput(pieces: AsyncIterable<string>, asIs: boolean): Promise<void> {
  for await (const piece of inChunks(pieces)) {
    if (!process.stdout.write(asIs ? piece : forTerminal(piece))) await once(process.stdout, 'drain');
  }
}

async function run(command: Command): Promise<void> {
  loadEnvironment(process.cwd());
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const db = openStore(readSettings(), log, PATIENCE.owner);
  try {
    const pieces = runCommand(command, db, Date.now());
    if (command.out) await toFile(command.out, pieces);
    else await toOutput(pieces, command.name === 'export' && !process.stdout.isTTY);
  } finally {
    await db.close();
  }
}

const args = process.argv.slice(2);
if (args.length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  Promise.resolve(args)
    .then(parseCommand)
    .then(run)
    .catch((error: unknown) => {
      process.stderr.write(`${forTerminal(error instanceof Error ? error.message : String(error))}\n`);
      process.exitCode = 1;
    });
}
