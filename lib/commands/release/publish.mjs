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
  BUILT,
  currentRelease,
  previousRelease,
  pruneReleases,
  releaseFolder,
  releaseName,
  replaceFile,
  switchTo,
} from './releases.mjs';

/** @typedef {import('../../next-lean/export/server-table').ServerTable} Table */

/** Days that hashed files of earlier releases stay: longer than a page stays open or in a cache. */
const RETIRED_DAYS = 7;
/** What a file may have beside it. */
const FORMS = ['', '.br', '.gz'];

/**
 * Makes what was built a release, and the current one.
 * @param {string} root absolute path of the checkout
 * @param {Date} now
 * @returns {string} its name
 */
export function publishBuild(root, now = new Date()) {
  const built = join(root, BUILT);
  const before = currentRelease(root);
  if (before) {
    keepTimes(releaseFolder(root, before), built);
    keepHashedFiles(releaseFolder(root, before), built, now);
  }
  const name = releaseName(now);
  renameSync(built, releaseFolder(root, name));
  switchTo(root, name);
  pointDist(root, name);
  pruneReleases(root);
  return name;
}

/**
 * Makes an earlier release the current one again; pages of the one that is left find their files in it.
 * @param {string} root
 * @param {Date} now
 * @param {string} name the one before, unless another is named
 * @returns {string} its name
 * @throws {Error} when there is none
 */
export function goBack(root, now = new Date(), name = previousRelease(root)) {
  const left = currentRelease(root);
  if (left) keepHashedFiles(releaseFolder(root, left), releaseFolder(root, name), now);
  switchTo(root, name);
  pointDist(root, name);
  return name;
}

/**
 * Points `dist` at the files of a release by one rename, so that a static host never sees half of one.
 * @param {string} root
 * @param {string} name
 */
export function pointDist(root, name) {
  const dist = join(root, 'dist');
  const target = join(releaseFolder(root, name), 'dist');
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
 * Copies the hashed files of a release that another does not have, with the moment since when each is out of use.
 * @param {string} from absolute path of the release that was served until now
 * @param {string} to absolute path of the other
 * @param {Date} now
 */
function keepHashedFiles(from, to, now) {
  const [old, table] = [readTable(from), readTable(to)];
  const oldest = new Date(now.valueOf() - RETIRED_DAYS * 86_400_000).toISOString();
  for (const [pathname, [file, type, status, place, compressed, since]] of Object.entries(old.files)) {
    const headers = old.headers[place] ?? {};
    const retired = since ?? now.toISOString();
    if (!headers['Cache-Control']?.includes('immutable') || table.files[pathname] || retired < oldest)
      continue;
    for (const form of FORMS) {
      const copied = join(from, 'dist', file + form);
      if (existsSync(copied)) cpSync(copied, join(to, 'dist', file + form), { preserveTimestamps: true });
    }
    table.files[pathname] = [file, type, status, placeOf(headers, table), compressed, retired];
  }
  replaceFile(join(to, 'server.json'), JSON.stringify(table));
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
