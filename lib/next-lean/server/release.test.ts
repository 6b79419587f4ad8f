import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep } from './release.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), name.repeat(10));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was asked for last stays in memory, and the bytes are never more than allowed', () => {
  const fileOf = keep(folder, 20);
  for (const name of ['a', 'b', 'a', 'c']) fileOf(name);
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), 'changed');
  expect(['a', 'c'].map((name) => String(fileOf(name).body))).toEqual(['a'.repeat(10), 'c'.repeat(10)]);
  expect(String(fileOf('b').body)).toBe('changed');
});

test('a long file is described, not read', () => {
  truncateSync(join(folder, 'a'), 600 * 1024);
  expect(keep(folder, 2 ** 30)('a')).toMatchObject({
    headers: { ETag: expect.stringMatching(/^W\/"614400-/) },
  });
  expect(keep(folder, 2 ** 30)('a').body).toBeUndefined();
});

test('a compressed form names its coding, and a missing file is an error', () => {
  writeFileSync(join(folder, 'a.br'), '');
  expect(keep(folder, 20)('a.br').headers).toHaveProperty('Content-Encoding', 'br');
  expect(() => keep(folder, 20)('nothing')).toThrow('ENOENT');
});
