import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../problems';

/** What no text may hold, and what to do about it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [
    /^<{7} /m,
    'holds both sides of a merge: keep one, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  [/\ufffd/, 'is not UTF-8: save it with that encoding'],
  [
    /â€.|[ÂÃ][\u0080-\u00bf]|[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff]/u,
    'holds signs that a copy from elsewhere broke: type them anew',
  ],
];

/** @returns the text of a file with `\n` at the end of each line; undefined for one that cannot be read, which is reported */
export function readText(contentDir: string, file: string, report: Report): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(contentDir, file));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    report({ file, field: '(file)', reason: missing ? 'is missing' : (error as Error).message });
    return undefined;
  }
  // A byte order mark at its beginning is no part of the text.
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  for (const [fault, reason] of FAULTS) {
    const at = text.search(fault);
    if (at < 0) continue;
    report({ file, field: '(file)', line: text.slice(0, at).split('\n').length, reason });
    return undefined;
  }
  return text;
}
