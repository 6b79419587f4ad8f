/** `npm run build`, and the build behind `npm start` and `npm test`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFingerprint } from './fingerprint.mjs';
import { CommandError, run } from './run.mjs';

const STAMP = join('.next', 'source-fingerprint');

/** @param {string} root absolute path of the checkout */
export async function build(root) {
  const fingerprint = sourceFingerprint(root, process.env);
  await run(process.execPath, ['--import', 'tsx', 'lib/tools/check-content.ts'], { cwd: root });
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: root });
  writeFileSync(join(root, STAMP), fingerprint);
}

/** @param {string} root absolute path of the checkout */
export async function ensureBuilt(root) {
  if (readStamp(root) === sourceFingerprint(root, process.env)) return;
  console.log('Building…');
  await build(root);
}

/**
 * @param {string} root
 * @returns {string | undefined} what the last finished build was made from
 */
function readStamp(root) {
  try {
    return readFileSync(join(root, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { loadEnvironment } = await import('./environment.mjs');
  loadEnvironment(process.cwd());
  await build(process.cwd()).catch((error) => {
    console.error(error.message);
    process.exit(error instanceof CommandError ? error.code : 1);
  });
}
