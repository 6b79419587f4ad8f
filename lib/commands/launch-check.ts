/** `npm run launch-check`: everything that an owner has to settle before going live; fails while any is left. */
import './errors.mjs';
import { readFileSync } from 'node:fs';
import { readSettings } from '../content/settings/read';
import { soundContent } from '../site/checks';
import { loadEnvironment } from './environment.mjs';
import { staleBrandFiles } from './launch/brand';
import { launchFindings } from './launch/findings';

loadEnvironment(process.cwd());
readSettings();
soundContent();
const found = [
  ...launchFindings('content', readFileSync('LICENSE', 'utf8'), process.env),
  ...staleBrandFiles(),
];
for (const { file, field, reason } of found) console.log(`${file}  ${field}  ${reason}`);
console.log(
  found.length === 0
    ? 'Ready: nothing is left to settle.'
    : `\n${found.length} to settle before the site goes live. Settled is what has no "decide" or "sample" any more.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
