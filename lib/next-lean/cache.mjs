/**
 * The one cache of the build, in `.next/cache/build`: results as files, each named by a digest of all that it was made
 * from, so that nothing in it is ever stale. What a build has not used is deleted when it has succeeded.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Results of one kind; processes and threads of a build may use it at the same time.
 * @typedef {object} Cache
 * @property {(key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array<ArrayBuffer>>} keep
 *   gives the result, made and kept when there is none yet; it counts as used
 * @property {<Value>(key: string, make: () => Value) => Value} keepJson the same of what JSON can say
 */

/** @param {string} projectDir absolute path of the checkout */
const folderIn = (projectDir) => join(/* turbopackIgnore: true */ projectDir, '.next', 'cache', 'build');

/**
 * @param {string} projectDir absolute path of the checkout
 * @param {string} kind name of what is kept, a folder of its own
 * @returns {Cache}
 */
export function openCache(projectDir, kind) {
  const folder = join(/* turbopackIgnore: true */ folderIn(projectDir), kind);
  const read = (/** @type {string} */ key) => {
    const path = join(folder, key);
    if (!existsSync(/* turbopackIgnore: true */ path)) return undefined;
    try {
      const now = new Date();
      utimesSync(/* turbopackIgnore: true */ path, now, now);
    } catch {
      // Where nothing may be written, nothing is pruned either.
    }
    return readFileSync(/* turbopackIgnore: true */ path);
  };
  /** Whole or not at all. @param {string} key @param {string | Uint8Array} body */
  const write = (key, body) => {
    mkdirSync(folder, { recursive: true });
    const part = join(folder, `${key}.${randomUUID()}.part`);
    writeFileSync(/* turbopackIgnore: true */ part, body);
    renameSync(part, join(folder, key));
  };
  return {
    async keep(key, make) {
      const known = read(key);
      if (known) return new Uint8Array(known);
      const made = await make();
      write(key, made);
      return new Uint8Array(made);
    },
    keepJson(key, make) {
      const known = read(key);
      if (known) return JSON.parse(known.toString());
      const made = make();
      write(key, JSON.stringify(made));
      return made;
    },
  };
}

/**
 * Deletes what was neither written nor used since a moment.
 * @param {string} projectDir absolute path of the checkout
 * @param {Date} since when the build began
 */
export function pruneCache(projectDir, since) {
  const cache = folderIn(projectDir);
  for (const kind of existsSync(/* turbopackIgnore: true */ cache) ? readdirSync(cache) : []) {
    const files = readdirSync(join(cache, kind)).map((name) => join(cache, kind, name));
    // File systems keep times less exactly than the clock that `since` is from.
    const old = files.filter((file) => statSync(file).mtimeMs < since.valueOf() - 1000);
    for (const file of old) rmSync(file);
    if (old.length === files.length) rmdirSync(join(cache, kind));
  }
}

/** @param {readonly (string | Uint8Array)[]} inputs all that a result depends on @returns {string} a name for it */
export function digestOf(...inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('base64url');
}

/**
 * @param {string} projectDir absolute path of the checkout
 * @param {readonly string[]} sources files, and folders of which all code, tables and drawings count but tests, relative to it
 * @returns {string} a digest of the code that makes a result; packages are part of it by way of the lockfile
 */
export function codeDigest(projectDir, sources) {
  const files = [...sources, 'package-lock.json'].flatMap((source) => {
    const path = join(/* turbopackIgnore: true */ projectDir, source);
    if (/\.\w+$/.test(source)) return [path];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => /\.(?:tsx?|mjs|json|svg)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => join(path, name));
  });
  return digestOf(...files.map((file) => readFileSync(/* turbopackIgnore: true */ file)));
}
