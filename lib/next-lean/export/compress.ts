/** Compression once, at build; what an earlier build compressed is taken from its cache. */
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf, openCache } from '../cache.mjs';

/**
 * Brotli's quality. Files that are fetched once and kept deserve the hardest, 11. For what a build writes anew, documents
 * and the answers of routes, measured over 30 of this site's documents, 54 kB each on the average: 11 makes 10.8 kB of
 * one in 57 ms of a processor, 10 makes 11.0 in 23, 9 makes 11.7 in 18, 8 makes 11.7 in 2 (gzip 12.5 in 1). A few hundred
 * are worth two seconds; of thousands, compressing with 10 took as long as all else that a build does for an article,
 * for 13 ms on a slow line.
 */
export const QUALITY = { asset: 11, written: 10, oneOfMany: 8 } as const;
export type Worth = keyof typeof QUALITY;

const MANY = 500;

/** @returns what one of so many documents is worth */
export const worthOf = (documents: number): Worth => (documents > MANY ? 'oneOfMany' : 'written');

/** RFC 9110 content codings by the suffix of their files, and how each is made. */
const CODINGS = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Writes a body's compressed forms beside it, as `<target>.br` and `<target>.gz`.
 * @param target absolute path of the file that holds the body
 */
export async function compressedFile(
  projectDir: string,
  body: Buffer,
  worth: Worth,
  target: string,
): Promise<void> {
  const cache = openCache(projectDir, 'compressed');
  const name = digestOf(process.versions.brotli ?? '', process.versions.zlib ?? '', body);
  for (const [suffix, compress] of Object.entries(CODINGS)) {
    const key = `${name}-${suffix === 'br' ? QUALITY[worth] : 9}.${suffix}`;
    writeFileSync(`${target}.${suffix}`, await cache.keep(key, () => compress(body, QUALITY[worth])));
  }
}
