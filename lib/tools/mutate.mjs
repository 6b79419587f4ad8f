/**
 * `npm run mutate -- <room> [more rooms]`: how many small mistakes, put into the logic of lib/<room> one at a time, the
 * unit tests notice. Fails below the score that e2e/README.md promises.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { ignorersOf, leftOut } from './mutate/not-logic.mjs';

const LEAST = 80;
const rooms = process.argv.slice(2);
const unknown = rooms.filter((room) => !existsSync(`lib/${room}`));
if (rooms.length === 0 || unknown.length > 0) {
  console.error(
    `Say which rooms of lib/ to mutate${unknown.length > 0 ? `; not ${unknown.join(', ')}` : ''}.`,
  );
  process.exit(1);
}

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
    fileURLToPath(new URL('./mutate/not-logic.mjs', import.meta.url)),
  ],
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
  thresholds: { high: 90, low: LEAST, break: LEAST },
}).runMutationTest();

const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
console.log(`${rooms.join(', ')}: ${((100 * noticed) / Math.max(1, noticed + missed)).toFixed(1)} %`);
