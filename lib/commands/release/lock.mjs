/** One build at a time: two would write the same folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a build while no other may begin one in this checkout.
 * @template Result
 * @param {string} root absolute path of the checkout
 * @param {() => Promise<Result>} build
 * @returns {Promise<Result>}
 * @throws {Error} when another process is building
 */
export async function buildingAlone(root, build) {
  const file = join(root, '.next-lock');
  take(file);
  try {
    return await build();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  mkdirSync(join(file, '..'), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    if (isRunning(holder)) throw new Error(`A build is already running here (process ${holder}).`);
    // Left behind by a build that was killed.
    rmSync(file, { force: true });
    take(file);
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
