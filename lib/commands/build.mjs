/** `npm run build`, and the build behind `npm start` and `npm test`. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pruneCache } from '../next-lean/cache.mjs';
import { checkTypes, compilationFingerprint } from './fingerprint.mjs';
import { checkWritable } from './preflight.mjs';
import { dropDeadDist, publishBuild } from './release/publish.mjs';
import { BUILT, buildingAlone } from './release/releases.mjs';
import { CommandError, run } from './run.mjs';

/** Next's option to do one half of a build. */
const MODE = '--experimental-build-mode';

/**
 * Builds, and makes the result the current release once it is whole. With `ADAPTER=off` the result is what Next made of
 * the site, in `.next`, for `next start` or a host with an adapter of its own.
 * @param {string} root absolute path of the checkout
 * @throws {CommandError} when content or build fail; what is served stays as it was
 */
export async function build(root) {
  checkWritable(root);
  await buildingAlone(root, async () => {
    dropDeadDist(root);
    const began = new Date();
    await run(process.execPath, ['--import', 'tsx', 'lib/commands/prepare.ts'], { cwd: root });
    const leaned = process.env.ADAPTER !== 'off';
    const code = compilationFingerprint(root, process.env);
    try {
      await buildNext(root, leaned, code);
      await checkTypes(root, code);
      if (leaned) publish(root);
      pruneCache(root, began);
    } finally {
      rmSync(join(root, BUILT), { recursive: true, force: true });
    }
  });
}

/**
 * Compiles in one process and renders in others, or the compiler would keep its memory while pages are rendered. What was
 * compiled from the same code is rendered from again; the id of a build names the code it was compiled from, and is
 * written once that is done. A host's own adapter may take the first process for the whole, so it gets both at once.
 * @param {string} root
 * @param {boolean} leaned
 * @param {string} BUILD_ID
 */
async function buildNext(root, leaned, BUILD_ID) {
  const next = [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'];
  const node = (/** @type {string[]} */ args, BUILD_OUT = BUILT, quiet = false) =>
    run(process.execPath, args, { cwd: root, env: { BUILD_ID, BUILD_OUT }, quiet });

  if (!leaned) return node(next);
  const render = () => node(['--import', './lib/commands/tight-heap.mjs', ...next, MODE, 'generate']);
  const compiled = join(root, '.next', 'BUILD_ID');
  if (existsSync(compiled) && readFileSync(compiled, 'utf8') === BUILD_ID) {
    try {
      return await render();
    } catch (error) {
      if (!(error instanceof CommandError) || error.stopped) throw error;
    }
  }
  console.log('Compiling...');
  await node([...next, MODE, 'compile'], '', true);
  await render();
}

/** @param {string} root */
function publish(root) {
  const name = publishBuild(root);
  console.log(`Release ${name} is the current one; dist/ points at its files.`);
  if (process.env.FORMS_URL?.trim()) return;
  console.log(
    'FORMS_URL is not set: forms in dist/ post to the host that serves it, which has to hand them on.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { loadEnvironment } = await import('./environment.mjs');
  loadEnvironment(process.cwd());
  await build(process.cwd()).catch((error) => {
    console.error(error.message);
    process.exit(error instanceof CommandError ? error.code : 1);
  });
}
