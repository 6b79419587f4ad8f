/** Lets the pages of the development server follow changes of content/, which no module imports. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastChange } from './last-change';

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
