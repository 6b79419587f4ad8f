/** Turns what the adapter wrote into a release. */
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import {
  currentRelease,
  describe,
  listReleases,
  previousRelease,
  pruneReleases,
  releaseFolder,
  replaceFile,
  switchTo,
} from './releases.mjs';

/** @typedef {import('../../next-lean/export/server-table').ServerTable} Table */

/** Days that hashed files of earlier releases stay: longer than a page stays open or in a cache. */
const RETIRED_DAYS = 7;
/** What a file may have beside it. */
const FORMS = ['', '.br', '.gz'];

/**
 * Makes the folder that was built a release, and the current one.
 * @param {string} root absolute path of the checkout
 * @param {string} name of the release, which is that of its folder
 * @param {Date} now
 */
export function publishBuild(root, name, now = new Date()) {
  const before = currentRelease(root) ?? listReleases(root).at(-1);
  if (before) keepTimes(releaseFolder(root, before.name), releaseFolder(root, name));
  describe(root, { name, retired: before ? keepHashedFiles(root, before, name, now) : {} });
  switchTo(root, name);
  pointDist(root, name);
  pruneReleases(root);
}

/**
 * Makes an earlier release the current one again; pages of the one that is left find their files in it.
 * @param {string} root
 * @param {Date} now
 * @param {import('./releases.mjs').Release} release the one before, unless another is named
 * @returns {string} its name
 * @throws {Error} when there is none
 */
export function goBack(root, now = new Date(), release = previousRelease(root)) {
  const left = currentRelease(root);
  const kept = left ? keepHashedFiles(root, left, release.name, now) : {};
  describe(root, { ...release, retired: { ...release.retired, ...kept } });
  switchTo(root, release.name);
  pointDist(root, release.name);
  return release.name;
}

/**
 * Points `dist` at the files of a release by one rename, so that a static host never sees half of one.
 * @param {string} root
 * @param {string} name
 */
export function pointDist(root, name) {
  const dist = join(root, 'dist');
  const target = join(releaseFolder(root, name), 'dist');
  if (!existsSync(target)) return;
  const staged = join(root, `.dist-${process.pid}`);
  // Windows asks for rights to link files, but lets everybody link folders as junctions, which are absolute.
  symlinkSync(process.platform === 'win32' ? target : relative(root, target), staged, 'junction');
  const standing = lstatSync(dist, { throwIfNoEntry: false });
  // A folder, or on Windows anything, has to go before another can take its name.
  if (standing && (standing.isDirectory() || process.platform === 'win32')) rmSync(dist, { recursive: true });
  renameSync(staged, dist);
}

/**
 * Removes a link to files that somebody deleted: Next looks at everything in the checkout, and fails at a link that
 * leads nowhere.
 * @param {string} root
 */
export function dropDeadDist(root) {
  const dist = join(root, 'dist');
  if (lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(dist)) rmSync(dist);
}

/**
 * Validators are made from a file's time and size: a file that is as it was keeps its time, so that visitors and caches
 * keep what they have.
 * @param {string} before absolute path of a release
 * @param {string} folder of the next one
 */
function keepTimes(before, folder) {
  const dist = join(folder, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const [old, own] = [join(before, 'dist', name), join(dist, name)];
    const [was, is] = [statSync(old, { throwIfNoEntry: false }), statSync(own)];
    if (!was?.isFile() || !is.isFile() || was.size !== is.size) continue;
    if (readFileSync(old).equals(readFileSync(own))) utimesSync(own, was.atime, was.mtime);
  }
}

/**
 * Copies the hashed files of a release that another does not have.
 * @param {string} root
 * @param {import('./releases.mjs').Release} before the release that was served until now
 * @param {string} name of the other
 * @param {Date} now
 * @returns {Record<string, string>} what was kept, and since when each is out of use
 */
function keepHashedFiles(root, before, name, now) {
  const [from, to] = [releaseFolder(root, before.name), releaseFolder(root, name)];
  const [old, table] = [readTable(from), readTable(to)];
  const oldest = new Date(now.valueOf() - RETIRED_DAYS * 86_400_000).toISOString();
  /** @type {Record<string, string>} */
  const kept = {};
  for (const [pathname, [file, type, status, place, compressed]] of Object.entries(old.files)) {
    const headers = old.headers[place] ?? {};
    const since = before.retired[pathname] ?? now.toISOString();
    if (!headers['Cache-Control']?.includes('immutable') || table.files[pathname] || since < oldest) continue;
    for (const form of FORMS) {
      const copied = join(from, 'dist', file + form);
      if (existsSync(copied)) cpSync(copied, join(to, 'dist', file + form), { preserveTimestamps: true });
    }
    table.files[pathname] = [file, type, status, placeOf(headers, table), compressed];
    kept[pathname] = since;
  }
  if (Object.keys(kept).length > 0) replaceFile(join(to, 'server.json'), JSON.stringify(table));
  return kept;
}

/** @param {Readonly<Record<string, string>>} headers @param {Table} table @returns {number} */
function placeOf(headers, table) {
  const own = table.headers.findIndex((other) => JSON.stringify(other) === JSON.stringify(headers));
  return own < 0 ? table.headers.push(headers) - 1 : own;
}

/** @param {string} folder @returns {Table} */
function readTable(folder) {
  return JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));
}
