import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressedFile, worthOf } from './compress';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const body = Buffer.from('A status ad pays per view. '.repeat(200));
const target = () => join(project, 'page.html');
const kept = () => readdirSync(join(project, '.next/cache/build/compressed'));

describe('compressedFile', () => {
  it('writes bodies that unpack to the original', async () => {
    for (const one of [body, Buffer.from('short')]) {
      await compressedFile(project, one, 'asset', target());
      expect(brotliDecompressSync(readFileSync(`${target()}.br`))).toEqual(one);
      expect(gunzipSync(readFileSync(`${target()}.gz`))).toEqual(one);
    }
    expect(kept()).toHaveLength(4);
  });

  it('takes from an earlier build what has not changed', async () => {
    await compressedFile(project, body, 'asset', target());
    for (const name of kept())
      writeFileSync(join(project, '.next/cache/build/compressed', name), 'from the cache');
    await compressedFile(project, body, 'asset', target());
    for (const suffix of ['br', 'gz'])
      expect(readFileSync(`${target()}.${suffix}`, 'utf8')).toBe('from the cache');
  });

  it('does not take what is written anew for an asset, which is compressed harder', async () => {
    await compressedFile(project, body, 'written', target());
    await compressedFile(project, body, 'asset', target());
    expect(kept().filter((name) => name.endsWith('.br'))).toHaveLength(2);
  });
});

it('compresses the documents of a small site harder than those of thousands', () => {
  expect([worthOf(180), worthOf(500), worthOf(501)]).toEqual(['written', 'written', 'oneOfMany']);
});
