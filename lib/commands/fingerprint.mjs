/** Tells whether what was compiled and checked is the code, packages and settings of now, and checks types if not. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** What of the checkout a build is made from: files and folders, relative to it. */
export const BUILD_SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
/**
 * What no compilation depends on: files that are served as they are, texts and pictures, which are read while pages are
 * rendered, what only the development server shows, and what Next asks for with each start. Modules import some of content's JSON.
 */
const RENDERED = /^(?:public\/|app\/generated\/(?:content-revision|for-next)\.|content\/(?!.*\.json$))/;
/** Settings that are baked into documents; the others are read when the server starts. */
const BUILD_SETTINGS = /^(NEXT_PUBLIC_|SITE_URL$|FORMS_URL$|ADAPTER$|TODAY$)/;

/**
 * To be asked when what the build generates has been written.
 * @param {string} root absolute path of the checkout
 * @param {Record<string, string | undefined>} env
 * @returns {string} a digest of the path and bytes of every file that a compilation is made from, and of the settings it
 *   depends on; it stays while only texts and pictures change, and a blank setting is unset
 */
export function compilationFingerprint(root, env) {
  const hash = createHash('sha256');
  const files = BUILD_SOURCES.flatMap((source) => filesUnder(root, source));
  for (const file of files.filter((name) => !RENDERED.test(name)))
    hash.update(file).update(readFileSync(join(root, file)));
  for (const name of Object.keys(env)
    .filter((key) => BUILD_SETTINGS.test(key) && env[key]?.trim())
    .sort()) {
    hash.update(`${name}=${env[name]?.trim()}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} paths of the files at or under `path`, sorted
 */
function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/** Each checker works out anew what another knows: the four of the default take 1.4 GB instead of 0.7, and no less time. */
export const TYPE_CHECK = [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1'];

/** The fingerprint of the code that was found sound last; a file of Next's own cache, so it goes where that goes. */
const CHECKED = join('.next', 'cache', 'checked-types');

/**
 * Checks types for a build, once for the same code: a text has no types. To be called when the build has written the types
 * of its routes.
 * @param {string} root absolute path of the checkout
 * @param {string} code its compilationFingerprint()
 * @throws {import('./run.mjs').CommandError} when types are wrong
 */
export async function checkTypes(root, code) {
  if (typesAreKnown(root, code)) return;
  console.log('Checking types...');
  await run(process.execPath, TYPE_CHECK, { cwd: root });
  mkdirSync(join(root, '.next', 'cache'), { recursive: true });
  writeFileSync(join(root, CHECKED), code);
}

/** @param {string} root @param {string} code its compilationFingerprint() @returns {boolean} whether it was found sound */
export function typesAreKnown(root, code) {
  const known = join(root, CHECKED);
  return existsSync(known) && readFileSync(known, 'utf8') === code;
}
