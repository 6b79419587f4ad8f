/**
 * Checks types for a build: when Next's part of it has ended and given its memory back, and only when code changed since
 * the last check; a text has no types.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { run } from './run.mjs';

/** Each checker works out anew what another knows: the four of the default take 1.4 GB instead of 0.7, and no less time. */
export const TYPE_CHECK = [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1'];

/** The digest of the code that the last build checked; a file of Next's own cache, so it goes where that goes. */
const CHECKED = join('.next', 'cache', 'checked-types');

/** What tsconfig.json reads; types are made of JSON, too, and the lockfile stands for the packages. */
const CODE = /\.(?:tsx?|mjs|json)$/;
/** Paths of folders without code, and of what a build writes; a folder of such a name elsewhere may hold code. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'public', 'data', 'test-results', 'app/generated']);
/** Names the folder of the build. */
const NEXT_ENV = 'next-env.d.ts';

/**
 * @param {string} root absolute path of the checkout
 * @returns {string} a digest of all that the type-checker reads
 */
export function codeToCheck(root) {
  const hash = createHash('sha256').update(process.version);
  for (const file of codeUnder(root, '')) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * To be called when a build has written the types of its routes.
 * @param {string} root absolute path of the checkout
 * @throws {import('./run.mjs').CommandError} when types are wrong
 */
export async function checkTypes(root) {
  const code = codeToCheck(root);
  if (typesAreKnown(root, code)) return;
  console.log('Checking types...');
  await run(process.execPath, TYPE_CHECK, { cwd: root });
  rememberTypes(root, code);
}

/** @param {string} root @param {string} code what codeToCheck() is @returns {boolean} whether it was found sound */
export function typesAreKnown(root, code) {
  try {
    return readFileSync(join(root, CHECKED), 'utf8') === code;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return false;
    throw error;
  }
}

/** @param {string} root @param {string} code what codeToCheck() was when its types were found sound */
export function rememberTypes(root, code) {
  mkdirSync(join(root, '.next', 'cache'), { recursive: true });
  writeFileSync(join(root, CHECKED), code);
}

/** @param {string} root @param {string} folder @returns {string[]} sorted paths, relative to the root */
function codeUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(
      ({ name }) => !name.startsWith('.') && !LEFT_OUT.has(posix.join(folder, name)) && name !== NEXT_ENV,
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return codeUnder(root, path);
      return CODE.test(entry.name) ? [path] : [];
    });
}
