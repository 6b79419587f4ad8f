/**
 * `npm run mutate -- <room> [more rooms] [--every 7]`: how many small mistakes, put into the logic of lib/<room> one at a
 * time, the unit tests notice; with `--every`, one mistake in so many. Fails below the score that e2e/README.md promises.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ignorersOf, leftOut } from './mutate/not-logic.mjs';

const LEAST = 80;
const { positionals: rooms, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
const unknown = rooms.filter((room) => !existsSync(`lib/${room}`));
if (rooms.length === 0 || unknown.length > 0 || !/^[1-9]\d*$/.test(values.every)) {
  const not = unknown.length > 0 ? ` (not ${unknown.join(', ')})` : '';
  console.error(
    `Say which rooms of lib/ to mutate${not}, and in a sample one mistake in how many: npm run mutate -- site --every 7`,
  );
  process.exit(1);
}
const every = Number(values.every);

// A room is judged by its own tests (vitest.config.ts): that they are quick is why all of this ends in minutes.
if (rooms.length === 1) process.env.MUTATED_ROOM = rooms[0];

const results = await new Stryker({
  mutate: [
    ...rooms.flatMap((room) => [
      `lib/${room}/**/*.ts`,
      `!lib/${room}/**/*.{test,fixture,d}.ts`,
      `!lib/${room}/**/testing/**`,
    ]),
    ...leftOut().map((file) => `!${file}`),
  ],
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    ...['not-logic', 'sample'].map((name) => fileURLToPath(new URL(`./mutate/${name}.mjs`, import.meta.url))),
  ],
  checkers: every > 1 ? ['sample'] : [],
  every,
  ignorers: ignorersOf(rooms),
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 1),
  // TypeScript 7 has no interface that Stryker could rewrite a configuration with, and none needs rewriting.
  tsconfigFile: 'none',
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.next*', '.cache', 'dist', 'data', 'public/assets', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `test-results/mutation/${rooms.join('-').replaceAll('/', '.')}.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
  // Slow machines are not a finding.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 90, low: LEAST, break: LEAST },
}).runMutationTest();

const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
const asked = Math.max(1, noticed + missed);
const share = noticed / asked;
const percent = (/** @type {number} */ part) => (100 * part).toFixed(1);
// With 95 of 100 samples the whole lies within this of the score.
const margin =
  every > 1 ? `, one in ${every}, ± ${percent(1.96 * Math.sqrt((share * (1 - share)) / asked))}` : '';
console.log(`${rooms.join(', ')}: ${percent(share)} % of ${noticed + missed} mistakes${margin}`);
