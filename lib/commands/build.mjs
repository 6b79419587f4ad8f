/** `npm run build`, and the build behind `npm start` and `npm test`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pruneCache } from '../drawing/cache/prune.mjs';
import { CHECKS_TYPES, checkTypes } from './checked-types.mjs';
import { COMPILES_ONLY } from './compiles-only.mjs';
import { sourceFingerprint } from './fingerprint.mjs';
import { buildingAlone } from './release/lock.mjs';
import { dropDeadDist, publishBuild } from './release/publish.mjs';
import { currentRelease } from './release/releases.mjs';
import { CommandError, run } from './run.mjs';
import { checkWritable } from './serve/preflight.mjs';

/** Next's option to do one half of a build. */
const MODE = '--experimental-build-mode';

/** What a build was made from that stays in `.next`. */
const STAMP = join('.next', 'source-fingerprint');

/**
 * Builds, and makes the result the current release once it is whole. A host with an adapter of its own looks for the
 * build in `.next`, so without ours it stays there.
 * @param {string} root absolute path of the checkout
 * @throws {CommandError} when content or build fail; what is served stays as it was
 */
export async function build(root) {
  checkWritable(root);
  await buildingAlone(root, async () => {
    dropDeadDist(root);
    const began = new Date();
    const fingerprint = sourceFingerprint(root, process.env);
    await run(process.execPath, ['--import', 'tsx', 'lib/commands/check-content.ts'], { cwd: root });
    await buildNext(root);
    await checkTypes(root);
    if (usesOwnAdapter()) publish(root, fingerprint);
    else writeFileSync(join(root, STAMP), fingerprint);
    pruneCache(root, began);
  });
}

/**
 * Compiles in one process and renders in others, or the compiler would keep its memory while pages are rendered. An
 * adapter of a host's own may take the first for the whole, so it gets both at once.
 * @param {string} root
 */
async function buildNext(root) {
  const next = [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'];
  const node = (
    /** @type {string[]} */ args,
    /** @type {Omit<Parameters<typeof run>[2], 'cwd'>} */ options = {},
  ) => run(process.execPath, args, { cwd: root, ...options });

  if (!usesOwnAdapter()) return node(next, { env: { [CHECKS_TYPES]: 'on' } });
  console.log('Compiling...');
  await node([...next, MODE, 'compile'], { env: { [COMPILES_ONLY]: 'on' }, quiet: true });
  console.log('Compiled.');
  await node(['--import', './lib/commands/tight-heap.mjs', ...next, MODE, 'generate']);
}

/** @param {string} root @param {string} fingerprint */
function publish(root, fingerprint) {
  const name = publishBuild(root, fingerprint);
  console.log(`Release ${name} is the current one; dist/ points at its files.`);
  if (process.env.FORMS_URL?.trim()) return;
  console.log(
    'FORMS_URL is not set: forms in dist/ post to the host that serves it, which has to hand them on.',
  );
}

/** @param {string} root absolute path of the checkout */
export async function ensureBuilt(root) {
  if (builtFrom(root) === sourceFingerprint(root, process.env)) return;
  console.log('Building…');
  await build(root);
}

/**
 * @param {string} root
 * @throws {Error} when there is no build to serve
 */
export function requireBuilt(root) {
  const from = builtFrom(root);
  if (!from) throw new Error('There is no build to serve: run npm run build first.');
  if (from !== sourceFingerprint(root, process.env)) {
    console.warn('Serving a build that was made from other sources or settings than those of now.');
  }
}

/** @param {string} root @returns {string | undefined} what the build that would be served was made from */
function builtFrom(root) {
  if (usesOwnAdapter()) return currentRelease(root)?.fingerprint;
  return existsSync(join(root, STAMP)) ? readFileSync(join(root, STAMP), 'utf8') : undefined;
}

function usesOwnAdapter() {
  return process.env.ADAPTER !== 'off';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { loadEnvironment } = await import('./environment.mjs');
  loadEnvironment(process.cwd());
  await build(process.cwd()).catch((error) => {
    console.error(error.message);
    process.exit(error instanceof CommandError ? error.code : 1);
  });
}
