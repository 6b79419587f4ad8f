/**
 * The one cache of the build, in `.next/cache/build`: results as files, each named by a digest of all that it was made
 * from, so that nothing in it is ever stale. What a build has not used is deleted when it has succeeded (prune.mjs).
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Results of one kind; processes and threads of a build may use it at the same time. */
export interface Cache {
  /** @returns the result, made and kept when there is none yet; it counts as used */
  keep: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array<ArrayBuffer>>;
  /** The same of what JSON can say. */
  keepJson: <Value>(key: string, make: () => Value) => Value;
}

let written = 0;

/**
 * @param projectDir absolute path of the checkout
 * @param kind name of what is kept, a folder of its own
 */
export function openCache(projectDir: string, kind: string): Cache {
  const folder = join(/* turbopackIgnore: true */ projectDir, '.next', 'cache', 'build', kind);
  const read = (key: string) => {
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
  /** Whole or not at all. */
  const write = (key: string, body: string | Uint8Array) => {
    mkdirSync(folder, { recursive: true });
    written += 1;
    const part = join(folder, `${key}.${process.pid}-${performance.timeOrigin}-${written}.part`);
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

/** @param inputs all that a result depends on @returns a name for it */
export function digestOf(...inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('base64url');
}

/**
 * @param projectDir absolute path of the checkout
 * @param sources files, and folders of which all code, tables and drawings count but tests, relative to it
 * @returns a digest of the code that makes a result; packages are part of it by way of the lockfile
 */
export function codeDigest(projectDir: string, sources: readonly string[]): string {
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
