import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOVED_RULE } from '../moved';
import { changeRoutes } from './routes-manifest';

let dist: string;
const file = () => join(dist, 'routes-manifest.json');
const manifest = () => JSON.parse(readFileSync(file(), 'utf8'));
const rule = (source: string, value: string) => ({ source, headers: [{ key: 'X-Kind', value }] });

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'manifest-'));
  const headers = [
    { ...rule('/a', 'before'), regex: '^/a$' },
    { ...rule('/b', 'before'), regex: '^/b$' },
  ];
  writeFileSync(
    file(),
    JSON.stringify({ headers, redirects: [], rewrites: { beforeFiles: [] }, version: 3 }),
  );
});
afterEach(() => rmSync(dist, { recursive: true }));

it('gives known rules their new headers, adds rewrites with their type and a redirect, and leaves the rest', async () => {
  const rewrite = {
    source: '/feed',
    regex: '^/feed$',
    destination: '/_next/static/feed.xml',
    type: 'text/xml',
  };
  await changeRoutes(dist, [rule('/b', 'after')], [rewrite], MOVED_RULE);
  const { type: _, ...written } = rewrite;
  expect(manifest()).toEqual({
    headers: [
      { ...rule('/a', 'before'), regex: '^/a$' },
      { ...rule('/b', 'after'), regex: '^/b$' },
      {
        source: '/feed',
        regex: '^/feed$',
        headers: [{ key: 'Content-Type', value: 'text/xml; charset=utf-8' }],
      },
    ],
    redirects: [MOVED_RULE],
    rewrites: { beforeFiles: [written] },
    version: 3,
  });
});

it('names the rules that the build does not know, and writes nothing', async () => {
  const before = manifest();
  const rules = [rule('/a', 'after'), rule('/c', 'after'), rule('/d', 'after')];
  await expect(changeRoutes(dist, rules, [], MOVED_RULE)).rejects.toThrow('has no headers for:\n- /c\n- /d');
  expect(manifest()).toEqual(before);
});
