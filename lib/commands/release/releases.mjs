/**
 * Finished builds, each in a folder of its own below `.releases/`, and the one that is served. A build becomes a release
 * only when it is whole, so that whatever happens while building leaves what is live as it is.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.releases';
/** Names the release that is served. A file, since replacing one is atomic on every system. */
const CURRENT = 'current';
/** Written last: a folder without it is no release. */
const DESCRIPTION = 'release.json';

/** How many releases stay for going back, the current one among them. */
const KEPT = 3;

/**
 * What is known of a release.
 * @typedef {object} Release
 * @property {string} name of its folder; names sort by age
 * @property {Record<string, string>} retired addresses of hashed files of earlier releases that it still serves, and
 *   since when no page refers to them (ISO 8601)
 */

/** @param {string} root absolute path of the checkout @param {string} name of a release @returns {string} its folder */
export function releaseFolder(root, name) {
  return join(root, FOLDER, name);
}

/** @param {Date} now @param {string} fingerprint @returns {string} a name for a new release */
export function releaseName(now, fingerprint) {
  return `${now.toISOString().replace(/\D/g, '').slice(0, 17)}-${fingerprint.slice(0, 8)}`;
}

/**
 * @param {string} root
 * @returns {Release | undefined} the release that is served; undefined before the first build
 */
export function currentRelease(root) {
  const current = join(root, FOLDER, CURRENT);
  return existsSync(current) ? readRelease(root, readFileSync(current, 'utf8').trim()) : undefined;
}

/** @param {string} root @returns {Release[]} every whole release, oldest first */
export function listReleases(root) {
  return releaseNames(root).flatMap((name) => readRelease(root, name) ?? []);
}

/**
 * Makes a release the one that is served, at once and as a whole.
 * @param {string} root
 * @param {string} name
 * @throws {Error} when there is no whole release of that name
 */
export function switchTo(root, name) {
  if (!readRelease(root, name)) throw new Error(`There is no release ${name}.`);
  replaceFile(join(root, FOLDER, CURRENT), `${name}\n`);
}

/**
 * @param {string} root
 * @returns {Release} the release before the current one
 * @throws {Error} when there is none
 */
export function previousRelease(root) {
  const releases = listReleases(root);
  const at = releases.findIndex(({ name }) => name === currentRelease(root)?.name);
  const previous = releases[at - 1];
  if (!previous) throw new Error('There is no release before the current one to go back to.');
  return previous;
}

/** Makes a folder a release, or says something new of one. @param {string} root @param {Release} release */
export function describe(root, release) {
  replaceFile(join(releaseFolder(root, release.name), DESCRIPTION), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * Deletes what is not needed for going back: releases beyond the kept ones, and folders that never became one.
 * @param {string} root
 */
export function pruneReleases(root) {
  const whole = listReleases(root).map(({ name }) => name);
  const kept = new Set([...whole.slice(-KEPT), currentRelease(root)?.name]);
  for (const name of releaseNames(root)) {
    if (!kept.has(name)) rmSync(releaseFolder(root, name), { recursive: true });
  }
}

/** A disk that is full, or a power cut, leaves the file as it was. @param {string} file @param {string} text */
export function replaceFile(file, text) {
  mkdirSync(join(file, '..'), { recursive: true });
  const staged = `${file}.${process.pid}`;
  try {
    writeFileSync(staged, text, { flush: true });
    renameSync(staged, file);
  } catch (error) {
    rmSync(staged, { force: true });
    throw error;
  }
}

/** @param {string} root @returns {string[]} names of all release folders, whole or not, oldest first */
function releaseNames(root) {
  if (!existsSync(join(root, FOLDER))) return [];
  const entries = readdirSync(join(root, FOLDER), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

/** @param {string} root @param {string} name @returns {Release | undefined} undefined too where its description is torn */
function readRelease(root, name) {
  try {
    return JSON.parse(readFileSync(join(releaseFolder(root, name), DESCRIPTION), 'utf8'));
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (error instanceof SyntaxError || code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * Runs a build while no other may begin one in this checkout: two would write the same folder. The lock is SQLite's on an empty database: the operating
 * system gives it to one process, and takes it back when that ends, however it ends.
 * @template Result
 * @param {string} root absolute path of the checkout
 * @param {() => Promise<Result>} build
 * @throws {Error} when another process is building
 */
export async function buildingAlone(root, build) {
  const { default: Database } = await import('libsql');
  mkdirSync(join(root, FOLDER), { recursive: true });
  const lock = new Database(join(root, FOLDER, 'building'), { timeout: 0 });
  try {
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code !== 'SQLITE_BUSY') throw error;
      throw new Error('A build is already running here.');
    }
    return await build();
  } finally {
    lock.close();
  }
}
