import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoundDocument } from '../adapter/finish';
import type { Task } from '../adapter/work';
import type { ServerTable } from './server-table';
import { exportSite, type SiteExport } from './site';

let project: string;
let tasks: Task[];
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'export-'));
  mkdirSync(at('public'));
  mkdirSync(at('static'));
  tasks = [];
});
afterEach(() => rmSync(project, { recursive: true }));

const at = (...names: string[]) => join(project, ...names);
const write = (name: string, text = name) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
/** Notes what is to be done, and does none of it. */
const perform = async (task: Task) => void tasks.push(task);
const document = (pathname: string, status = 200): FoundDocument => ({
  pathname,
  status,
  filePath: at('server', `${pathname}.html`),
  key: `key of ${pathname}`,
  parts: { css: '', modules: {}, server: undefined },
});

function run(site: Partial<SiteExport> = {}): Promise<void> {
  return exportSite({
    target: at('out'),
    projectDir: project,
    documents: [document('/one'), document('/404', 404)],
    perform,
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
const finished = () => tasks.flatMap((task) => (task.kind === 'finish' ? [task] : []));
const copied = () => tasks.flatMap((task) => (task.kind === 'copy' ? [task] : []));
const table = (): ServerTable => JSON.parse(readFileSync(at('out/server.json'), 'utf8'));

describe('documents', () => {
  it('are written to dist/ under their paths, and named with their status', async () => {
    await run();
    expect(finished().map(({ key, targets }) => [key, targets])).toEqual([
      ['key of /one', [at('out/dist/one.html')]],
      ['key of /404', [at('out/dist/404.html')]],
    ]);
    expect(copied()).toEqual([]);
    expect(table().files).toEqual({
      '/one': ['one.html', 'text/html; charset=utf-8', 200, 0, true],
      '/404': ['404.html', 'text/html; charset=utf-8', 404, 0, true],
    });
  });

  it('are compressed less hard where there are thousands, as answers of routes are', async () => {
    const routeAnswers = [
      { pathname: '/feed.xml', type: 'application/xml', status: 200, source: at('feed') },
    ];
    await run({ routeAnswers });
    await run({ routeAnswers, documents: Array.from({ length: 501 }, (_, n) => document(`/page-${n}`)) });
    expect([...new Set(finished().map(({ compress }) => compress))]).toEqual(['written', 'oneOfMany']);
    expect(copied().map(({ compress }) => compress)).toEqual(['written', 'oneOfMany']);
  });
});

describe('files', () => {
  it('are copied from each folder, compressed where they are text, hashed ones only where they are named', async () => {
    write('public/deep/a.txt');
    write('public/b.png');
    write('static/media/c.woff2');
    write('static/chunks/runtime.js');
    const island = new TextEncoder().encode('code');
    await run({
      documents: [],
      islands: new Map([['/_next/static/islands/d.js', island]]),
      statics: { folder: at('static'), named: new Set(['/_next/static/media/c.woff2']) },
    });
    expect(copied().map(({ source, target, compress }) => [source, target, compress])).toEqual([
      [island, at('out/dist/_next/static/islands/d.js'), 'asset'],
      [at('static/media/c.woff2'), at('out/dist/_next/static/media/c.woff2'), undefined],
      [at('public/b.png'), at('out/dist/b.png'), undefined],
      [at('public/deep/a.txt'), at('out/dist/deep/a.txt'), 'asset'],
    ]);
  });

  it('of no known type are named, all of them', async () => {
    for (const name of ['public/a.xyz', 'public/b']) write(name);
    await expect(run()).rejects.toThrow('media-types.ts knows no type for:\n- /a.xyz\n- /b');
  });
});

it('writes the table of each kind of host', async () => {
  await run();
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
