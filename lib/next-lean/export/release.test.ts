import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from './entries';
import { type ReleaseParts, writeCompressed, writeRelease } from './release';
import type { ServerTable } from './server-table';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'export-'));
  mkdirSync(at('public'));
  mkdirSync(at('static'));
});
afterEach(() => rmSync(project, { recursive: true }));

const at = (...names: string[]) => join(project, ...names);
const write = (name: string, text = name) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const document = (pathname: string, status = 200): Answer => ({
  pathname,
  type: 'text/html',
  status,
  source: () => `Text of ${pathname}`,
});

const routingOf = (redirects: object[] = []) =>
  ({
    beforeMiddleware: redirects,
    beforeFiles: [],
    afterFiles: [],
    dynamicRoutes: [],
    fallback: [],
  }) as unknown as ReleaseParts['context']['routing'];

function run(parts: Partial<ReleaseParts> = {}, routing = routingOf()): Promise<void> {
  return writeRelease({
    out: at('out'),
    context: { projectDir: project, distDir: project, routing, buildId: 'id' },
    documents: [document('/one'), document('/404', 404)],
    routeAnswers: [],
    islands: new Map(),
    assets: new Set(),
    rules: [{ path: '/*', headers: { 'X-Kind': 'any' } }],
    functions: [],
    ...parts,
  });
}
const table = (): ServerTable => JSON.parse(readFileSync(at('out/server.json'), 'utf8'));

/** @returns the text of a file of `dist/` */
const text = (name: string) => readFileSync(at('out/dist', name), 'utf8');
/** @returns brotli's qualities that something was compressed with */
const qualities = () =>
  readdirSync(at('.next/cache/build/compressed')).flatMap((name) => /-(\d+)\.br$/.exec(name)?.[1] ?? []);

describe('documents', () => {
  it('are written to dist/ under their paths with their compressed forms, and named with their status', async () => {
    await run();
    expect([text('one.html'), text('404.html')]).toEqual(['Text of /one', 'Text of /404']);
    expect(gunzipSync(readFileSync(at('out/dist/one.html.gz'))).toString()).toBe('Text of /one');
    expect(table().files).toEqual({
      '/one': ['one.html', 'text/html; charset=utf-8', 200, 0, true],
      '/404': ['404.html', 'text/html; charset=utf-8', 404, 0, true],
    });
  });

  it('are compressed less hard where there are thousands, as answers of routes are', async () => {
    write('feed');
    const routeAnswers = [
      { pathname: '/feed.xml', type: 'application/xml', status: 200, source: at('feed') },
    ];
    await run({ routeAnswers });
    expect(qualities()).toEqual(['11', '11', '11']);
    write('feed', 'another');
    await run({ routeAnswers, documents: Array.from({ length: 501 }, (_, n) => document(`/page-${n}`)) });
    expect(qualities().filter((quality) => quality === '8')).toHaveLength(502);
  });
});

describe('files', () => {
  it('are copied from each folder, compressed where they are text, hashed ones only where they are named', async () => {
    write('public/deep/a.txt');
    write('public/b.png');
    write('static/media/c.woff2');
    write('static/chunks/runtime.js');
    await run({
      documents: [],
      islands: new Map([['/_next/static/islands/d.js', new TextEncoder().encode('code')]]),
      assets: new Set(['/_next/static/media/c.woff2']),
    });
    const files = readdirSync(at('out/dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.(?:br|js|png|txt|woff2)$/.test(name)).sort()).toEqual([
      '_next/static/islands/d.js',
      '_next/static/islands/d.js.br',
      '_next/static/media/c.woff2',
      'b.png',
      'deep/a.txt',
      'deep/a.txt.br',
    ]);
    expect([text('_next/static/islands/d.js'), text('b.png')]).toEqual(['code', 'public/b.png']);
    expect(qualities()).toEqual(['11', '11']);
  });

  it('of no known type are named, all of them', async () => {
    for (const name of ['public/a.xyz', 'public/b']) write(name);
    await expect(run()).rejects.toThrow('entries.ts knows no type for:\n- /a.xyz\n- /b');
  });
});

it('writes the table of each kind of host', async () => {
  await run({ documents: [] });
  expect(readdirSync(at('out/dist')).sort()).toEqual([
    '_headers',
    '_redirects',
    'nginx-http.conf',
    'nginx.conf',
  ]);
  expect(readFileSync(at('out/dist/_headers'), 'utf8')).toContain('X-Kind: any');
  expect(readFileSync(at('out/dist/nginx.conf'), 'utf8')).toContain('X-Kind');
});

it('has a document at each address of a list that has moved, for hosts that cap their rules', async () => {
  const route = {
    source: '/old/:slug(one|two){/}?',
    sourceRegex: '^\\/old(?:\\/(one|two))(?:\\/)?$',
    headers: { Location: '/$1' },
    status: 308,
  };
  await run({ documents: [] }, routingOf([route]));
  expect(readFileSync(at('out/dist/old/one.html'), 'utf8')).toContain('href="/one"');
  expect(readFileSync(at('out/dist/nginx-http.conf'), 'utf8')).toContain('"/old/two" "/two";');
  expect(readFileSync(at('out/dist/_redirects'), 'utf8')).not.toContain('/old');
  expect(table().files).toEqual({});
});

describe('writeCompressed', () => {
  const body = Buffer.from('A status ad pays per view. '.repeat(200));
  const target = () => at('page.html');
  const kept = () => readdirSync(at('.next/cache/build/compressed'));

  it('writes bodies that unpack to the original', async () => {
    for (const one of [body, Buffer.from('short')]) {
      await writeCompressed(project, one, 11, target());
      expect(brotliDecompressSync(readFileSync(`${target()}.br`))).toEqual(one);
      expect(gunzipSync(readFileSync(`${target()}.gz`))).toEqual(one);
    }
    expect(kept()).toHaveLength(4);
  });

  it('takes from an earlier build what has not changed', async () => {
    await writeCompressed(project, body, 11, target());
    for (const name of kept()) write(`.next/cache/build/compressed/${name}`, 'from the cache');
    await writeCompressed(project, body, 11, target());
    for (const suffix of ['br', 'gz'])
      expect(readFileSync(`${target()}.${suffix}`, 'utf8')).toBe('from the cache');
  });

  it('does not take what is written anew for an asset, which is compressed harder', async () => {
    await writeCompressed(project, body, 10, target());
    await writeCompressed(project, body, 11, target());
    expect(kept().filter((name) => name.endsWith('.br'))).toHaveLength(2);
  });
});
