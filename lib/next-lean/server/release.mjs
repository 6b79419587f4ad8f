/** A release as one value: what it answers with, opened once and let go of as a whole. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/**
 * @typedef {import('../export/server-table').ServerTable} Table
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, context: object) => Promise<void>} Handler
 *
 * @typedef {object} Release
 * @property {string} folder absolute path
 * @property {Table} table
 * @property {(key: string | number) => ErrorPage | undefined} errorPage by its address or status
 * @property {(file: string) => Handler} handlerOf entrypoint of a function
 * @property {string} projectDir relative to the working directory, as entrypoints want it
 * @property {string[]} callable patterns that routing may lead to
 * @property {number} underWay requests that are being answered
 * @property {() => Promise<void>} close lets go of what the release's code holds
 *
 * @typedef {object} ErrorPage a document that is kept in memory
 * @property {string} type
 * @property {Record<string, Buffer>} bodies by content coding
 */

/** What a release's code leaves here while it is opened is called when nobody needs the release any more (README.md). */
const CLOSERS = Symbol.for('next-lean.closers');

/**
 * @param {string} folder absolute path of what the adapter wrote
 * @returns {Promise<Release>}
 * @throws {Error} when it is not whole, or its instrumentation fails
 */
export async function openRelease(folder) {
  /** @type {Table} */
  const table = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));
  const load = createRequire(join(folder, 'server.json'));
  /** @type {(() => unknown)[]} */
  const closers = [];
  /** @type {Record<symbol, unknown>} */ (globalThis)[CLOSERS] = closers;
  if (table.instrumentation) await load(join(folder, table.instrumentation)).register?.();
  const errors = new Map();
  for (const [pathname, [file, type, status]] of Object.entries(table.files)) {
    if (status < 400) continue;
    const page = { type, bodies: bodiesOf(join(folder, 'dist', file)) };
    errors.set(pathname, page);
    if (!errors.has(status) || pathname === `/${status}`) errors.set(status, page);
  }
  return {
    folder,
    table,
    errorPage: (key) => errors.get(key),
    handlerOf: (file) => load(join(folder, file)).handler,
    projectDir: relative(process.cwd(), folder) || '.',
    callable: [
      ...Object.keys(table.functions),
      ...[...errors.keys()].filter((key) => typeof key === 'string'),
    ],
    underWay: 0,
    async close() {
      await Promise.allSettled(closers.map((close) => close()));
      for (const name of Object.keys(load.cache)) if (name.startsWith(folder)) delete load.cache[name];
    },
  };
}

/** @param {string} file @returns {Record<string, Buffer>} */
function bodiesOf(file) {
  return { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`), identity: readFileSync(file) };
}
