/** Lets the pages of the development server follow changes of content/, which no module imports. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A module that app/layout.tsx imports: when it changes, the development server renders open pages anew. */
export const REVISION_FILE = join('app', 'generated', 'content-revision.ts');

/** Milliseconds between two looks. Asking works on every system and disk; being told does not. */
const INTERVAL = 400;

/** Writes the module with what content/ is now; one that says so already is left. */
export function writeRevision(projectDir: string): void {
  const file = join(projectDir, REVISION_FILE);
  const text = `export const CONTENT_REVISION = '${lastChange(join(projectDir, 'content'))}';\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param look at content/ again @returns what ends the watch, which does not keep a process alive either */
export function watchContent(look: () => void): () => void {
  const timer = setInterval(look, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns a text that differs after a file of the folder was added, removed, renamed or written */
export function lastChange(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    // An editor may put a new file in the old one's place at this very moment.
    const stats = statSync(join(folder, file), { throwIfNoEntry: false });
    hash.update(`${file} ${stats?.mtimeMs} ${stats?.size}\n`);
  }
  return hash.digest('base64url');
}
