/** `npm run launch-check`: everything that an owner has to replace before going live; fails while any is left. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../content';
import type { Facts } from '../content/schemas/facts';
import { WEBHOOKS } from '../content/settings/read';
import { factText } from '../money/facts';
import { loadEnvironment } from './environment.mjs';
import { staleBrandFiles } from './launch/brand';
import {
  contradictions,
  type Finding,
  findingsInJson,
  findingsInMarkdown,
  findingsInText,
  unsetSettings,
} from './launch/findings';

const CONTENT = 'content';

function findings(): Finding[] {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).sort();
  return [
    ...files.flatMap((name) => {
      const file = join(CONTENT, name);
      if (name.endsWith('.md')) return findingsInMarkdown(file, readFileSync(file, 'utf8'));
      if (!name.endsWith('.json')) return [];
      const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return [
        ...findingsInJson(file, data),
        ...(name === 'facts.json' ? contradictions(file, written(data as Facts)) : []),
      ];
    }),
    ...staleBrandFiles(),
    ...findingsInText('LICENSE', readFileSync('LICENSE', 'utf8')),
    ...unsetSettings(WEBHOOKS, process.env),
  ];
}

/** A fact's text is written out before two are compared; what is wrong with one is told by check-content. */
function written(facts: Facts): Record<string, { text: string; contradicts?: string | undefined }> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      { ...fact, text: factText(fact, content().site.currency, () => {}) },
    ]),
  );
}

loadEnvironment(process.cwd());
const found = findings();
for (const { file, field, reason } of found) console.log(`${file}  ${field}  ${reason}`);
console.log(
  found.length === 0
    ? 'Nothing is left to replace.'
    : `\n${found.length} to replace before the site goes live.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
