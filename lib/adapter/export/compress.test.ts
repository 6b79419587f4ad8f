import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCompressor } from './compress';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(cache, { recursive: true }));

const body = Buffer.from('A status ad pays per view. '.repeat(200));

describe('openCompressor', () => {
  it('gives bodies that unpack to the original, begun ahead or not', async () => {
    const { ahead, compress } = await openCompressor(cache);
    await ahead(body);
    for (const one of [body, Buffer.from('short')]) {
      const { br, gz } = await compress(one);
      expect(brotliDecompressSync(br)).toEqual(one);
      expect(gunzipSync(gz)).toEqual(one);
    }
    expect(await readdir(cache)).toHaveLength(2);
  });

  it('takes from an earlier build what has not changed', async () => {
    await (await openCompressor(cache)).compress(body);
    const [name = ''] = await readdir(cache);
    await writeFile(join(cache, name), 'from the cache');
    const { br } = await (await openCompressor(cache)).compress(body);
    expect(br.toString()).toBe('from the cache');
  });

  it('forgets what is of no use any more, and nothing else', async () => {
    const first = await openCompressor(cache);
    await first.compress(body);
    await first.compress(Buffer.from('gone tomorrow'));
    const second = await openCompressor(cache);
    await second.compress(body);
    await second.compress(Buffer.from('new'));
    await second.forgetRest();
    expect(await readdir(cache)).toHaveLength(2);
    const third = await openCompressor(cache);
    await third.forgetRest();
    expect(await readdir(cache)).toEqual([]);
  });

  it('reports a cache that cannot be written, however early it was begun', async () => {
    const { ahead, compress } = await openCompressor(cache);
    await rm(cache, { recursive: true });
    await ahead(body);
    await expect(compress(body)).rejects.toThrow('ENOENT');
    await (await openCompressor(cache)).compress(body);
  });
});
