/** Files of a release in memory: opening one costs more than sending it. */
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/**
 * @typedef {object} KeptFile
 * @property {Record<string, string> & { ETag: string }} headers with `Last-Modified`, and the coding of a compressed form
 * @property {number} changed milliseconds, in whole seconds as headers tell it (RFC 9110, 8.8.2)
 * @property {Buffer} [body] without it, the file is too long to keep
 */

/** Bytes of the longest file that is kept. */
const LONGEST = 512 * 1024;
/** @type {Record<string, string>} */
const CODINGS = { '.br': 'br', '.gz': 'gzip' };

/**
 * Keeps what was asked for last. A release never changes, so what was read once holds.
 * @param {string} folder
 * @param {number} most bytes in all
 * @returns {(name: string) => KeptFile} throws when there is no such file
 */
export function keep(folder, most) {
  /** @type {Map<string, KeptFile>} the one asked for last stands last */
  const kept = new Map();
  let bytes = 0;
  return (name) => {
    const file = kept.get(name) ?? read(join(folder, name));
    if (!file.body) return file;
    if (!kept.delete(name)) bytes += file.body.length;
    kept.set(name, file);
    for (const [oldest, { body }] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= body?.length ?? 0;
    }
    return file;
  };
}

/** @param {string} path @returns {KeptFile} with the headers that sirv gives the file */
function read(path) {
  const { size, mtime } = statSync(path);
  const coding = CODINGS[extname(path)];
  return {
    headers: {
      'Last-Modified': mtime.toUTCString(),
      ETag: `W/"${size}-${mtime.getTime()}"`,
      ...(coding && { 'Content-Encoding': coding }),
    },
    changed: mtime.setMilliseconds(0),
    ...(size <= LONGEST && { body: readFileSync(path) }),
  };
}
