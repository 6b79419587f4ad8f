/** Compression once, at build, as hard as it goes; what an earlier build compressed is taken from its cache. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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
  /** Begins to compress a body that will be asked for later; settles when there is room for another. */
  ahead: (body: Buffer) => Promise<void>;
  /** Deletes what was not asked for since the compressor was opened. */
  forgetRest: () => Promise<void>;
}

/** @param cacheDir absolute path of the folder that keeps brotli's results, forty times dearer than gzip's */
export async function openCompressor(cacheDir: string): Promise<Compressor> {
  await mkdir(cacheDir, { recursive: true });
  const unused = new Set(await readdir(cacheDir));
  const known = new Map([...unused].map((name) => [name, Promise.resolve()]));
  const running = new Set<Promise<void>>();

  const store = async (body: Buffer, file: string) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    // A build that is killed here must not leave half a file for the next.
    await writeFile(`${file}.part`, await brotliAsync(body, { params }));
    await rename(`${file}.part`, file);
  };
  const stored = (body: Buffer): { file: string; done: Promise<void> } => {
    const name = `${createHash('sha256').update(body).digest('hex')}.br`;
    const file = join(cacheDir, name);
    unused.delete(name);
    const done = known.get(name) ?? store(body, file);
    if (!known.has(name)) {
      known.set(name, done);
      running.add(done);
      done.finally(() => running.delete(done)).catch(() => {});
    }
    return { file, done };
  };
  const brotli = async (body: Buffer) => {
    const { file, done } = stored(body);
    await done;
    return readFile(file);
  };
  return {
    async compress(body) {
      const [br, gz] = await Promise.all([brotli(body), gzipAsync(body, { level: 9 })]);
      return { br, gz };
    },
    async ahead(body) {
      stored(body);
      // Brotli has threads of its own; more bodies under way than processors would only fill the memory.
      while (running.size > availableParallelism()) await Promise.race(running);
    },
    async forgetRest() {
      for (const name of unused) await rm(join(cacheDir, name));
    },
  };
}
