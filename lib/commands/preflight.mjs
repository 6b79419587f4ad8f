/** What a start needs: packages as the lockfile says, and what would make it fail said in one line before anything takes time. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * @param {string} version `process.version`
 * @param {string} range `engines.node` of package.json, as `>=20.9.0`
 * @throws {Error} when this Node is too old
 */
export function checkNode(version, range) {
  const wanted = range.replace(/^>=/, '');
  if (version.slice(1).localeCompare(wanted, 'en', { numeric: true }) < 0)
    throw new Error(`Node ${wanted} or newer is needed; this is ${version}.`);
}

/**
 * @param {string} root absolute path of the checkout
 * @throws {Error} when builds cannot be written to it
 */
export function checkWritable(root) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(
      `${root} cannot be written, and a build is needed: build where it can, or change its rights.`,
    );
  }
}

/**
 * @param {Error} error why the server did not start
 * @param {string} host
 * @param {number} port
 * @returns {string} the same, and what to do about it where the port is the reason
 */
export function explainPort(error, host, port) {
  const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken; set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs rights that this user does not have; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is no address of this machine.`;
  return error.message;
}

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
