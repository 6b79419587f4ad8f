import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MoneyModel } from '../../money/index';
import type { Report } from '../problems';
import { typedAmounts } from './typed-amounts';

/** The model itself holds the numbers, and the manual shows them. */
const EXEMPT = ['facts.json', 'pricing.json', 'README.md'];

/** Warns of each typed amount in content/ that equals or contradicts one of our own (content/README.md). */
export function checkMoney(contentDir: string, model: MoneyModel, warn: Report): void {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:json|md)$/.test(name) && !EXEMPT.includes(name))
    .filter((name) => statSync(join(contentDir, name), { throwIfNoEntry: false })?.isFile())
    .sort();
  for (const file of files) {
    const source = readFileSync(join(contentDir, file), 'utf8');
    for (const { line, reason } of typedAmounts(source, model)) {
      warn({ file, field: '(text)', reason, line });
    }
  }
}
