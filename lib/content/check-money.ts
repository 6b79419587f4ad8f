import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './problems';
import { typedAmounts } from './typed';

/** The model itself holds the numbers, and the manual shows them. */
const EXEMPT = ['facts.json', 'pricing.json', 'README.md'];

/**
 * Reports every amount of money that is typed in a file of content/ instead of worked out (content/README.md).
 * @param sound files that were looked at before, with the same text
 */
export function checkMoney(contentDir: string, sound: ReadonlySet<string>, report: Report): void {
  for (const file of contentFiles(contentDir)) {
    if (sound.has(file)) continue;
    const source = readFileSync(join(contentDir, file), 'utf8');
    for (const { line, reason } of typedAmounts(source)) {
      report({ file, field: '(text)', reason, line });
    }
  }
}

function contentFiles(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:json|md)$/.test(name) && !EXEMPT.includes(name))
    .sort();
}
