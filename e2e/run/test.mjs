/** `npm test`: everything that CI checks, one after another, ending with `N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../lib/commands/build.mjs';
import { compilationFingerprint, TYPE_CHECK } from '../../lib/commands/fingerprint.mjs';
import { ensureInstalled } from '../../lib/commands/preflight.mjs';
import { goBack } from '../../lib/commands/release/publish.mjs';
import { currentRelease, releaseFolder } from '../../lib/commands/release/releases.mjs';
import { run } from '../../lib/commands/run.mjs';
import { testSettings } from '../../lib/commands/test-settings.mjs';
import { closingLine, playwrightCounts, vitestCounts } from './test-counts.mjs';

const root = process.cwd();
const reports = join(root, 'test-results', 'reports');
const node = (/** @type {string[]} */ args, /** @type {Record<string, string>} */ env = {}) =>
  run(process.execPath, args, { cwd: root, env });

/** @type {import('./test-counts.mjs').Counts[]} */
const results = [];

await ensureInstalled(root);
const served = currentRelease(root);
const leaveRelease = await enterTestSettings();
const { ensureBrowser } = await import('./ensure-browser.mjs');
await ensureBrowser(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await check('Lint', () => node(['node_modules/@biomejs/biome/bin/biome', 'check', '.']));
await check('Types', async () => {
  // Next writes the types of routes and of its own environment; a fresh clone has neither.
  await node(['node_modules/next/dist/bin/next', 'typegen']);
  await node(TYPE_CHECK);
});
await suite('Unit tests', 'unit.json', vitestCounts, (report) =>
  node([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]),
);
const built = await check('Production build', () => build(root));
if (built) {
  await suite('End-to-end tests', 'e2e.json', playwrightCounts, (report) =>
    node(['node_modules/playwright/cli.js', 'test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }),
  );
}
leaveRelease();

const { line, ok } = closingLine(results);
console.log(line);
process.exit(ok ? 0 : 1);

/**
 * Hides the owner's settings from all that follows.
 * @returns {Promise<() => void>} takes a build that lacks settings of the owner's out of service again
 */
async function enterTestSettings() {
  const { loadEnvironment } = await import('../../lib/commands/environment.mjs');
  loadEnvironment(root);
  const owners = compilationFingerprint(root, process.env);
  Object.assign(process.env, testSettings(root));
  const isOwners = owners === compilationFingerprint(root, process.env);
  return () => {
    const tested = currentRelease(root);
    if (isOwners || !tested || tested === served) return;
    if (served) goBack(root, new Date(), served);
    rmSync(releaseFolder(root, tested), { recursive: true });
  };
}

/**
 * One check that counts as one.
 * @param {string} title
 * @param {() => Promise<void>} action
 */
async function check(title, action) {
  console.log(`\n=== ${title}`);
  const passed = await action().then(() => true, report);
  results.push({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  return passed;
}

/**
 * A test runner whose own tests are counted, from the report it writes.
 * @template Report
 * @param {string} title
 * @param {string} file
 * @param {(report: Report) => import('./test-counts.mjs').Counts} count
 * @param {(report: string) => Promise<void>} action
 */
async function suite(title, file, count, action) {
  console.log(`\n=== ${title}`);
  const file_ = join(reports, file);
  const passed = await action(file_).then(() => true, report);
  try {
    const counts = count(JSON.parse(readFileSync(file_, 'utf8')));
    results.push(passed || counts.failed > 0 ? counts : { ...counts, failed: 1 });
  } catch (error) {
    report(error);
    results.push({ passed: 0, failed: 1, skipped: 0 });
  }
}

/** @param {unknown} error */
function report(error) {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
