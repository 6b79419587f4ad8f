import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeDigest, digestOf, openCache, pruneCache } from './cache.mjs';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-cache-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const YESTERDAY = new Date(Date.now() - 86_400_000);
const folder = (kind: string) => join(project, '.next/cache/build', kind);
const age = (kind: string, key: string) => utimesSync(join(folder(kind), key), YESTERDAY, YESTERDAY);

it('gives back what was kept, by its kind and key, and nothing else', () => {
  const kept = (kind: string, key: string, made: string) =>
    openCache(project, kind).keepJson(key, () => ({ made }));
  expect(kept('a', 'key', 'first')).toEqual({ made: 'first' });
  expect(kept('a', 'key', 'second')).toEqual({ made: 'first' });
  expect(kept('b', 'key', 'third')).toEqual({ made: 'third' });
  expect(kept('a', 'other', 'fourth')).toEqual({ made: 'fourth' });
  expect(readdirSync(folder('a')).sort()).toEqual(['key', 'other']);
});

it('makes what is not there, once', async () => {
  const keep = (text: string) => openCache(project, 'a').keep('key', async () => Buffer.from(text));
  expect(Buffer.from(await keep('first')).toString()).toBe('first');
  expect(Buffer.from(await keep('second')).toString()).toBe('first');
});

it('forgets what a build neither used nor made, whole kinds too', () => {
  const cache = openCache(project, 'a');
  for (const key of ['read', 'idle']) cache.keepJson(key, () => key);
  openCache(project, 'b').keepJson('idle', () => 'x');
  for (const key of ['read', 'idle']) age('a', key);
  age('b', 'idle');
  const began = new Date();
  for (const key of ['read', 'made']) cache.keepJson(key, () => key);
  pruneCache(project, began);
  expect(readdirSync(folder('a')).sort()).toEqual(['made', 'read']);
  expect(readdirSync(join(project, '.next/cache/build'))).toEqual(['a']);
});

it('prunes nothing where there is nothing', () => {
  expect(() => pruneCache(project, new Date())).not.toThrow();
});

it('tells inputs apart however they are cut', () => {
  expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
  expect(digestOf('a')).toBe(digestOf(Buffer.from('a')));
});

it('tells when the code behind a result changed: its files, its folders, its packages, but no test', () => {
  mkdirSync(join(project, 'lib/room/inner'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  const digest = () => codeDigest(project, ['lib/one.ts', 'lib/room']);
  for (const name of [
    'package-lock.json',
    'lib/one.ts',
    'lib/room/two.ts',
    'lib/room/inner/three.mjs',
    'lib/room/table.json',
    'lib/room/two.test.ts',
  ])
    write(name, '1');
  const before = digest();
  write('lib/room/two.test.ts', '2');
  expect(digest()).toBe(before);
  const seen = new Set([before]);
  for (const name of [
    'package-lock.json',
    'lib/one.ts',
    'lib/room/two.ts',
    'lib/room/inner/three.mjs',
    'lib/room/table.json',
  ]) {
    write(name, '2');
    seen.add(digest());
  }
  expect(seen.size).toBe(6);
});
