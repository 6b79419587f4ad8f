/** Tells whether a build was made from the sources, packages and settings of now. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_SOURCES } from './build-sources.mjs';

/** Written by the build itself. */
const GENERATED = new Set(['public/assets', 'app/fonts', 'app/generated']);
/** Settings that are baked into documents; the others are read when the server starts. */
const BUILD_SETTINGS = /^(NEXT_PUBLIC_|SITE_URL$|FORMS_URL$|ADAPTER$|TODAY$)/;

/**
 * @param {string} root absolute path of the checkout
 * @param {Record<string, string | undefined>} env
 * @returns {string} a digest of every source file's path and bytes, and of the settings a build depends on; a blank one is unset
 */
export function sourceFingerprint(root, env) {
  const hash = createHash('sha256');
  for (const source of BUILD_SOURCES) {
    for (const file of filesUnder(root, source)) hash.update(file).update(readFileSync(join(root, file)));
  }
  for (const name of Object.keys(env)
    .filter((key) => BUILD_SETTINGS.test(key) && env[key]?.trim())
    .sort()) {
    hash.update(`${name}=${env[name]?.trim()}`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} paths of the files at or under `path`, sorted
 */
function filesUnder(root, path) {
  if (GENERATED.has(path)) return [];
  try {
    return readdirSync(join(root, path))
      .sort()
      .flatMap((name) => filesUnder(root, `${path}/${name}`));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
