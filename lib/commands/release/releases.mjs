/**
 * Finished builds, each in a folder of its own, and the one that is served. A build becomes a release only when it is
 * whole, so that whatever happens while building leaves what is live as it is.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Release folders stand where `.next` stands, since a build refers to node_modules by paths relative to itself. */
const PREFIX = '.next-';
/** Names the release that is served. A file, since replacing one is atomic on every system. */
const CURRENT = '.next-current';
const DESCRIPTION = 'release.json';

/** How many releases stay for going back, the current one among them. */
const KEPT = 3;

/**
 * What is known of a release.
 * @typedef {object} Release
 * @property {string} name of its folder; names sort by age
 * @property {string} fingerprint of the sources and settings it was built from (fingerprint.mjs)
 * @property {Record<string, string>} retired hashed files of earlier releases that it still serves: path below its
 *   folder, and since when no page refers to it (ISO 8601)
 */

/** @param {string} root absolute path of the checkout @param {string} name of a release @returns {string} its folder */
export function releaseFolder(root, name) {
  return join(/* turbopackIgnore: true */ root, PREFIX + name);
}

/** @param {string} root @returns {string} the file whose content names the release that is served */
export function currentFile(root) {
  return join(/* turbopackIgnore: true */ root, CURRENT);
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
  const name = readIfThere(currentFile(root))?.trim();
  return name ? readRelease(root, name) : undefined;
}

/**
 * @param {string} root
 * @returns {string} `distDir` for Next's server: the current release, or Next's own folder before the first one
 */
export function servedDistDir(root) {
  const name = currentRelease(root)?.name;
  return name ? PREFIX + name : '.next';
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
  const staged = `${currentFile(root)}.${process.pid}`;
  writeFileSync(staged, `${name}\n`);
  renameSync(staged, currentFile(root));
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

/** @param {string} root @param {Release} release @param {string} folder where its files are now */
export function describe(root, release, folder = releaseFolder(root, release.name)) {
  writeFileSync(join(folder, DESCRIPTION), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * Deletes what is not needed for going back: releases beyond the kept ones, and folders that never became one.
 * @param {string} root
 */
export function pruneReleases(root) {
  const current = currentRelease(root)?.name;
  const kept = new Set(
    listReleases(root)
      .slice(-KEPT)
      .map(({ name }) => name)
      .concat(current ?? []),
  );
  for (const name of releaseNames(root)) {
    if (!kept.has(name)) rmSync(releaseFolder(root, name), { recursive: true });
  }
}

/** @param {string} root @returns {string[]} names of all release folders, whole or not, oldest first */
function releaseNames(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(PREFIX))
    .map(({ name }) => name.slice(PREFIX.length))
    .sort();
}

/** @param {string} root @param {string} name @returns {Release | undefined} */
function readRelease(root, name) {
  const text = readIfThere(join(releaseFolder(root, name), DESCRIPTION));
  return text === undefined ? undefined : JSON.parse(text);
}

/** @param {string} file @returns {string | undefined} */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
