import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @returns a text that differs after a file of the folder was added, removed or written */
export function lastChange(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const times = files.map((file) => statSync(join(folder, file)).mtimeMs);
  return `${files.length}:${Math.max(...times)}`;
}
