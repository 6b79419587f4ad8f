/** Tells whether a build was made from the sources, packages and settings of now. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
/** Written by the build itself. */
const GENERATED = /^(?:public\/assets|app\/fonts|app\/generated)\//;
/**
 * What no compilation depends on: files that are served as they are, texts and pictures, which are read while pages are
 * rendered, what only the development server shows, and what Next asks for with each start. Modules import some of content's JSON.
 */
const RENDERED = /^(?:public\/|app\/generated\/(?:content-revision|for-next)\.|content\/(?!.*\.json$))/;
/** Settings that are baked into documents; the others are read when the server starts. */
const BUILD_SETTINGS = /^(NEXT_PUBLIC_|SITE_URL$|FORMS_URL$|ADAPTER$|TODAY$)/;

/**
 * @param {string} root absolute path of the checkout
 * @param {Record<string, string | undefined>} env
 * @returns {string} a digest of every source file's path and bytes, and of the settings a build depends on; a blank one is unset
 */
export function sourceFingerprint(root, env) {
  return digestOf(root, env, (file) => !GENERATED.test(file));
}

/**
 * To be asked when what the build generates has been written.
 * @param {string} root absolute path of the checkout
 * @param {Record<string, string | undefined>} env
 * @returns {string} the same of what a compilation is made from: it stays while only texts and pictures change
 */
export function compilationFingerprint(root, env) {
  return digestOf(root, env, (file) => !RENDERED.test(file));
}

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {(file: string) => boolean} counts whether a file, relative to the root, is part of the digest
 * @returns {string}
 */
function digestOf(root, env, counts) {
  const hash = createHash('sha256');
  for (const file of BUILD_SOURCES.flatMap((source) => filesUnder(root, source)).filter(counts))
    hash.update(file).update(readFileSync(join(root, file)));
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
export function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}
