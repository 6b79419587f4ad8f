/** Compression once, at build; what an earlier build compressed is taken from its cache. */
import { copyFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { digestOf, openCache } from '../../build-cache/cache';

/**
 * Brotli's quality. Files that are fetched once and kept deserve the hardest, 11. For documents, measured over 30 of
 * this site's, 100 kB each on the average: 11 makes 17.6 kB of one in 102 ms, 10 makes 18.0 in 39, 9 makes 19.4 in 21,
 * 8 makes 19.4 in 3. With 11, compressing would take longer than all else that a build does for an article.
 */
export const QUALITY = { asset: 11, document: 10 } as const;

/** RFC 9110 content codings by the suffix of their files, and how each is made. */
const CODINGS = {
  br: (body: Buffer, quality: number) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => gzipSync(body, { level: 9 }),
};

/**
 * Writes a body's compressed forms beside it, as `<target>.br` and `<target>.gz`.
 * @param target absolute path of the file that holds the body
 */
export function compressedFile(
  projectDir: string,
  body: Buffer,
  kind: keyof typeof QUALITY,
  target: string,
): void {
  const cache = openCache(projectDir, 'compressed');
  const name = digestOf(process.versions.brotli ?? '', process.versions.zlib ?? '', body);
  for (const [suffix, compress] of Object.entries(CODINGS)) {
    const key = `${name}-${suffix === 'br' ? QUALITY[kind] : 9}.${suffix}`;
    const file = cache.file(key);
    if (file) {
      copyFileSync(file, `${target}.${suffix}`);
      continue;
    }
    const made = compress(body, QUALITY[kind]);
    cache.write(key, made);
    copyFileSync(cache.file(key) ?? '', `${target}.${suffix}`);
  }
}
