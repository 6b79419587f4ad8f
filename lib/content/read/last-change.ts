import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
