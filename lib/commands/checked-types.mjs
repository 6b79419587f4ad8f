/**
 * Checks types for a build: when Next's part of it has ended and given its memory back, and only when code changed since
 * the last check; a text has no types.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './fingerprint.mjs';
import { run } from './run.mjs';

/** Each checker works out anew what another knows: the four of the default take 1.4 GB instead of 0.7, and no less time. */
export const TYPE_CHECK = [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1'];

/** The digest of the code that the last build checked; a file of Next's own cache, so it goes where that goes. */
const CHECKED = join('.next', 'cache', 'checked-types');

/** What tsconfig.json reads; types are made of JSON, too, and the lockfile stands for the packages. */
const CODE = /\.(?:tsx?|mjs|json)$/;
/** Without code, what a build writes, and what names its folder. */
const LEFT_OUT = /^(?:\.|(?:node_modules|dist|public|data|test-results|next-env\.d\.ts)$)/;
const GENERATED = /^app\/generated\//;

/**
 * @param {string} root absolute path of the checkout
 * @returns {string} a digest of all that the type-checker reads
 */
export function codeToCheck(root) {
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(root)
    .filter((name) => !LEFT_OUT.test(name))
    .sort()
    .flatMap((name) => filesUnder(root, name));
  for (const file of files.filter((name) => CODE.test(name) && !GENERATED.test(name)))
    hash.update(file).update(readFileSync(join(root, file)));
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
  const known = join(root, CHECKED);
  return existsSync(known) && readFileSync(known, 'utf8') === code;
}

/** @param {string} root @param {string} code what codeToCheck() was when its types were found sound */
export function rememberTypes(root, code) {
  mkdirSync(join(root, '.next', 'cache'), { recursive: true });
  writeFileSync(join(root, CHECKED), code);
}
