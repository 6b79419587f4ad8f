/** Compression once, at build, as hard as it goes; what an earlier build compressed is taken from its cache. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A body and how it travels: RFC 9110 content codings by file name suffix. */
export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

export interface Compressor {
  /** @returns the body compressed with brotli (quality 11) and gzip (level 9) */
  compress: (body: Buffer) => Promise<Compressed>;
  /** Deletes what was not asked for since the compressor was opened. */
  forgetRest: () => Promise<void>;
}

/** @param cacheDir absolute path of the folder that keeps brotli's results, forty times dearer than gzip's */
export async function openCompressor(cacheDir: string): Promise<Compressor> {
  await mkdir(cacheDir, { recursive: true });
  const known = new Set(await readdir(cacheDir));
  const used = new Set<string>();

  const brotli = async (body: Buffer): Promise<Buffer> => {
    const name = `${createHash('sha256').update(body).digest('hex')}.br`;
    const file = join(cacheDir, name);
    used.add(name);
    if (known.has(name)) return readFile(file);
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    };
    const br = await brotliAsync(body, options);
    await writeFile(file, br);
    return br;
  };
  return {
    async compress(body) {
      const [br, gz] = await Promise.all([brotli(body), gzipAsync(body, { level: 9 })]);
      return { br, gz };
    },
    async forgetRest() {
      for (const name of known) if (!used.has(name)) await rm(join(cacheDir, name));
    },
  };
}
