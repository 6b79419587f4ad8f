/** Keeps the build's cache to what the last build used. */
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes what was neither written nor used since a moment.
 * @param {string} root absolute path of the checkout
 * @param {Date} since when the build began
 */
export function pruneCache(root, since) {
  for (const folder of foldersIn(join(root, '.next', 'cache', 'build'))) {
    const names = readdirSync(folder);
    // File systems keep times less exactly than the clock that `since` is from.
    const old = names.filter((name) => statSync(join(folder, name)).mtimeMs < since.valueOf() - 1000);
    for (const name of old) rmSync(join(folder, name));
    if (old.length === names.length) rmdirSync(folder);
  }
}

/** @param {string} folder @returns {string[]} */
function foldersIn(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
