/** Turns the finished build in `.next` into a release. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  currentRelease,
  describe,
  listReleases,
  previousRelease,
  pruneReleases,
  releaseFolder,
  releaseName,
  switchTo,
} from './releases.mjs';

/** What of `.next` is no part of a build: caches, the development server's own, and what Next locks. */
const STAYS = new Set(['cache', 'dev', 'lock', 'types']);
/** Folders of a release whose files carry a hash in their name, so that pages of an earlier release may still ask. */
const HASHED = ['static', join('dist', '_next', 'static'), join('dist', 'assets')];
/** Days that hashed files of earlier releases stay: longer than a page stays open or in a cache. */
const RETIRED_DAYS = 7;

/**
 * Publishes the build in `.next`, and `dist/` in it, as a new release, and makes it the current one.
 * @param {string} root absolute path of the checkout
 * @param {string} fingerprint what it was built from
 * @param {Date} now
 * @returns {string} the release's name
 */
export function publishBuild(root, fingerprint, now = new Date()) {
  const name = releaseName(now, fingerprint);
  const folder = releaseFolder(root, name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(join(root, '.next'))) {
    if (!STAYS.has(entry)) renameSync(join(root, '.next', entry), join(folder, entry));
  }
  const before = currentRelease(root) ?? listReleases(root).at(-1);
  describe(root, { name, fingerprint, retired: before ? keepHashedFiles(root, before, folder, now) : {} });
  switchTo(root, name);
  pointDist(root, name);
  pruneReleases(root);
  return name;
}

/**
 * Makes the release before the current one the current one again; pages of the one that is left find their files in it.
 * @param {string} root
 * @param {Date} now
 * @returns {string} its name
 * @throws {Error} when there is none
 */
export function goBack(root, now = new Date()) {
  const release = previousRelease(root);
  const left = currentRelease(root);
  const folder = releaseFolder(root, release.name);
  const kept = left ? keepHashedFiles(root, left, folder, now) : {};
  describe(root, { ...release, retired: { ...release.retired, ...kept } });
  switchTo(root, release.name);
  pointDist(root, release.name);
  return release.name;
}

/**
 * Points `dist` at the export of a release by one rename, so that a static host never sees half of one.
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
 * Removes a link to an export that somebody deleted: Next looks at everything in the checkout, and fails at a link that
 * leads nowhere.
 * @param {string} root
 */
export function dropDeadDist(root) {
  const dist = join(root, 'dist');
  if (lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(dist)) rmSync(dist);
}

/**
 * Copies the hashed files of a release that another does not have.
 * @param {string} root
 * @param {import('./releases.mjs').Release} before the release that was served until now
 * @param {string} folder of the other
 * @param {Date} now
 * @returns {Record<string, string>} what was kept, and since when each is out of use
 */
function keepHashedFiles(root, before, folder, now) {
  const oldest = new Date(now.valueOf() - RETIRED_DAYS * 86_400_000).toISOString();
  const from = releaseFolder(root, before.name);
  const kept = HASHED.flatMap((base) => filesUnder(from, base))
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => /** @type {const} */ ([file, before.retired[file] ?? now.toISOString()]))
    .filter(([, since]) => since >= oldest);
  for (const [file, since] of kept) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(from, file), join(folder, file));
    utimesSync(join(folder, file), new Date(since), new Date(since));
  }
  return Object.fromEntries(kept);
}

/** @param {string} folder @param {string} base @returns {string[]} paths of its files, relative to `folder` */
function filesUnder(folder, base) {
  if (!existsSync(join(folder, base))) return [];
  return readdirSync(join(folder, base), { recursive: true, encoding: 'utf8' })
    .map((name) => join(base, name))
    .filter((file) => statSync(join(folder, file)).isFile());
}
