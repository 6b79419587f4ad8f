/** Keeps the build's cache to what the last build used. */
import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes what was neither written nor used since a moment.
 * @param {string} root absolute path of the checkout
 * @param {Date} since when the build began
 */
export function pruneCache(root, since) {
  const cache = join(root, '.next', 'cache', 'build');
  for (const kind of existsSync(cache) ? readdirSync(cache) : []) {
    const files = readdirSync(join(cache, kind)).map((name) => join(cache, kind, name));
    // File systems keep times less exactly than the clock that `since` is from.
    const old = files.filter((file) => statSync(file).mtimeMs < since.valueOf() - 1000);
    for (const file of old) rmSync(file);
    if (old.length === files.length) rmdirSync(join(cache, kind));
  }
}
