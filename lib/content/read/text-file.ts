import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../problems';

const TWO_SIDES =
  'holds both sides of a merge: keep one, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>';

/** Files of content/ are UTF-8; a byte order mark at their beginning is no part of the text. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a file of a content folder, its lines ending as on any system.
 * @param file path inside the folder
 * @returns its text with `\n` at the end of each line, or undefined when it cannot be read, which is reported
 */
export function readText(contentDir: string, file: string, report: Report): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(contentDir, file));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    report({ file, field: '(file)', reason: missing ? 'is missing' : (error as Error).message });
    return undefined;
  }
  try {
    const text = UTF8.decode(bytes).replaceAll('\r\n', '\n');
    const merge = /^<{7} /m.exec(text);
    if (!merge) return text;
    const line = text.slice(0, merge.index).split('\n').length;
    report({ file, field: '(file)', line, reason: TWO_SIDES });
    return undefined;
  } catch {
    report({ file, field: '(file)', reason: 'is not UTF-8: save it with that encoding', ...badLine(bytes) });
    return undefined;
  }
}

/** The first line that holds a byte sequence which is not UTF-8. */
function badLine(bytes: Buffer): { line?: number } {
  let line = 1;
  for (let start = 0; start <= bytes.length; line += 1) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found;
    try {
      UTF8.decode(bytes.subarray(start, end));
    } catch {
      return { line };
    }
    start = end + 1;
  }
  return {};
}
