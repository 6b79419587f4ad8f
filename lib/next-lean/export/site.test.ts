import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from './entries';
import type { ServerTable } from './server-table';
import { exportSite, type SiteExport } from './site';

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

function run(site: Partial<SiteExport> = {}): Promise<void> {
  return exportSite({
    target: at('out'),
    projectDir: project,
    documents: [document('/one'), document('/404', 404)],
    routeAnswers: [],
    islands: new Map(),
    statics: { folder: at('static'), named: new Set() },
    publicFolder: at('public'),
    routing: {
      beforeMiddleware: [],
      beforeFiles: [],
      afterFiles: [],
      dynamicRoutes: [],
      fallback: [],
    } as unknown as SiteExport['routing'],
    rules: [{ path: '/*', headers: { 'X-Kind': 'any' } }],
    functions: [],
    buildId: 'id',
    ...site,
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
    expect(qualities()).toEqual(['10', '10', '10']);
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
      statics: { folder: at('static'), named: new Set(['/_next/static/media/c.woff2']) },
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
    await expect(run()).rejects.toThrow('media-types.ts knows no type for:\n- /a.xyz\n- /b');
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
  const routing = {
    beforeMiddleware: [route],
    beforeFiles: [],
    afterFiles: [],
    dynamicRoutes: [],
    fallback: [],
  };
  await run({ documents: [], routing: routing as unknown as SiteExport['routing'] });
  expect(readFileSync(at('out/dist/old/one.html'), 'utf8')).toContain('href="/one"');
  expect(readFileSync(at('out/dist/nginx-http.conf'), 'utf8')).toContain('"/old/two" "/two";');
  expect(readFileSync(at('out/dist/_redirects'), 'utf8')).not.toContain('/old');
  expect(table().files).toEqual({});
});
