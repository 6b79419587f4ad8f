/** Decides whether what is installed is what the lockfile says, and installs it if it is not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockEntry */

/**
 * @param {Record<string, LockEntry>} wanted `packages` of package-lock.json
 * @param {Record<string, LockEntry>} installed `packages` of node_modules/.package-lock.json
 * @returns {string[]} paths of packages that are absent or of another version; optional ones may be absent
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !(entry.optional && !installed[path]))
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .map(([path]) => path);
}

/** @param {string} root absolute path of the checkout */
export async function ensureInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing: the checkout is incomplete.');
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed && missingPackages(wanted, installed).length === 0) return;
  console.log('Installing what the lockfile says…');
  // npm names its own script, which Node runs on every system; `npm` itself is no program on Windows.
  const { npm_execpath: npm } = process.env;
  const command = /** @type {const} */ (['ci', '--no-audit', '--no-fund']);
  await (npm ? run(process.execPath, [npm, ...command], { cwd: root }) : run('npm', command, { cwd: root }));
}

/** @param {string} file @returns {Record<string, LockEntry> | undefined} */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
