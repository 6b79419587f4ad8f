/** One build at a time: two would write the same folder. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a build while no other may begin one in this checkout. The lock is SQLite's on an empty database: the operating
 * system gives it to one process, and takes it back when that ends, however it ends.
 * @template Result
 * @param {string} root absolute path of the checkout
 * @param {() => Promise<Result>} build
 * @returns {Promise<Result>}
 * @throws {Error} when another process is building
 */
export async function buildingAlone(root, build) {
  const { default: Database } = await import('libsql');
  mkdirSync(join(root, '.releases'), { recursive: true });
  const lock = new Database(join(root, '.releases', 'building'), { timeout: 0 });
  try {
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code !== 'SQLITE_BUSY') throw error;
      throw new Error('A build is already running here.');
    }
    return await build();
  } finally {
    lock.close();
  }
}
