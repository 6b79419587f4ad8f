/** Checks types for a build, once for the same code: a text has no types. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Each checker works out anew what another knows: the four of the default take 1.4 GB instead of 0.7, and no less time. */
export const TYPE_CHECK = [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1'];

/** The fingerprint of the code that was found sound last; a file of Next's own cache, so it goes where that goes. */
const CHECKED = join('.next', 'cache', 'checked-types');

/**
 * To be called when a build has written the types of its routes.
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
