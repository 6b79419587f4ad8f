/** `npm run leads -- …`: what an owner does with the leads. See USAGE. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { readSettings } from '../content/settings/read';
import { forTerminal, openStore, PATIENCE, parseCommand, runCommand } from '../leads';
import { loadEnvironment } from './environment.mjs';

const say = (line: string) => process.stderr.write(`${forTerminal(line)}\n`);

async function run(): Promise<void> {
  loadEnvironment(process.cwd());
  const command = parseCommand(process.argv.slice(2));
  const db = openStore(readSettings(), say, PATIENCE.owner);
  try {
    const pieces = runCommand(command, db);
    if (command.out) {
      await writeFile(command.out, pieces, { flag: 'wx', mode: 0o600 });
      return void say(`Written to ${command.out}.`);
    }
    // A screen must not obey what a visitor typed; a pipe gets it as it is.
    const asIs = command.name === 'export' && !process.stdout.isTTY;
    for await (const piece of pieces) {
      if (!process.stdout.write(asIs ? piece : forTerminal(piece))) await once(process.stdout, 'drain');
    }
  } finally {
    await db.close();
  }
}

run().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
