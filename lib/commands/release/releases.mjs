/**
 * Finished builds, each in a folder of its own below `.releases/`, and the one that is served. A build gets its name only
 * when it is whole, so that whatever happens while building leaves what is live as it is.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.releases';
/** The folder that a build writes, relative to the checkout. */
export const BUILT = join(FOLDER, 'next');
/** Names the release that is served. A file, since replacing one is atomic on every system. */
const CURRENT = 'current';

/** How many releases stay for going back, the current one among them. */
const KEPT = 3;

/** @param {string} root absolute path of the checkout @param {string} name of a release @returns {string} its folder */
export function releaseFolder(root, name) {
  return join(root, FOLDER, name);
}

/** @param {Date} now @returns {string} a name for a new release; names sort by age */
export function releaseName(now) {
  return now.toISOString().replace(/\D/g, '');
}

/** @param {string} root @returns {string | undefined} the release that is served; undefined before the first build */
export function currentRelease(root) {
  const current = join(root, FOLDER, CURRENT);
  const served = existsSync(current) ? readFileSync(current, 'utf8').trim() : '';
  return listReleases(root).find((name) => name === served);
}

/** @param {string} root @returns {string[]} every release, oldest first */
export function listReleases(root) {
  if (!existsSync(join(root, FOLDER))) return [];
  const entries = readdirSync(join(root, FOLDER), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && /^\d/.test(entry.name));
  return folders.map(({ name }) => name).sort();
}

/** Makes a release the one that is served, at once and as a whole. @param {string} root @param {string} name */
export function switchTo(root, name) {
  replaceFile(join(root, FOLDER, CURRENT), `${name}\n`);
}

/**
 * @param {string} root
 * @returns {string} the release before the current one
 * @throws {Error} when there is none
 */
export function previousRelease(root) {
  const releases = listReleases(root);
  const previous = releases[releases.indexOf(currentRelease(root) ?? '') - 1];
  if (!previous) throw new Error('There is no release before the current one to go back to.');
  return previous;
}

/** Deletes the releases that are not needed for going back. @param {string} root */
export function pruneReleases(root) {
  const current = currentRelease(root);
  for (const name of listReleases(root).slice(0, -KEPT)) {
    if (name !== current) rmSync(releaseFolder(root, name), { recursive: true });
  }
}

/** A disk that is full, or a power cut, leaves the file as it was. @param {string} file @param {string} text */
export function replaceFile(file, text) {
  const staged = `${file}.${process.pid}`;
  try {
    writeFileSync(staged, text, { flush: true });
    renameSync(staged, file);
  } catch (error) {
    rmSync(staged, { force: true });
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
