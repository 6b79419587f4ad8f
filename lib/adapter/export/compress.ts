/** Compression once, at build, as hard as it goes. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A body and how it travels: RFC 9110 content codings by file name suffix. */
export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

/** @returns the body compressed with brotli (quality 11) and gzip (level 9) */
export async function compress(body: Buffer): Promise<Compressed> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  };
  const [br, gz] = await Promise.all([brotliAsync(body, options), gzipAsync(body, { level: 9 })]);
  return { br, gz };
}
