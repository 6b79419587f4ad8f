import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoundDocument } from '../finish';
import type { Pool } from '../work/pool';
import type { Task } from '../work/tasks';
import { EXPORTED, exportSite, type SiteExport } from './site';

let project: string;
let tasks: Task[];
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'export-'));
  mkdirSync(at('public'));
  tasks = [];
});
afterEach(() => rmSync(project, { recursive: true }));

const at = (...names: string[]) => join(project, ...names);
const write = (name: string, text = name) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
/** Notes what is to be done, and does none of it. */
const pool: Pool = {
  run: async (given) => {
    mkdirSync(at('dist'), { recursive: true });
    tasks.push(...given);
    return [];
  },
  close: async () => {},
};
const document = (pathname: string, status = 200): FoundDocument => ({
  pathname,
  status,
  filePath: at('server', `${pathname}.html`),
  key: `key of ${pathname}`,
  parts: { css: '', modules: {}, policy: '', server: undefined },
});

function run(site: Partial<SiteExport> = {}): Promise<void> {
  return exportSite({
    target: at('dist'),
    projectDir: project,
    documents: [document('/one'), document('/404', 404), document('/_not-found', 404)],
    pool,
    routeAnswers: [],
    folders: { '': at('public') },
    routing: {
      beforeMiddleware: [],
      beforeFiles: [],
      afterFiles: [],
      fallback: [],
    } as unknown as SiteExport['routing'],
    rules: [{ path: '/*', headers: { 'X-Kind': 'any' } }],
    moved: new Map(),
    ...site,
  });
}
const finished = () => tasks.flatMap((task) => (task.kind === 'finish' ? [task] : []));
const copied = () => tasks.flatMap((task) => (task.kind === 'copy' ? [task] : []));
const exported = () => JSON.parse(readFileSync(at(EXPORTED), 'utf8'));

describe('documents', () => {
  it('are written for the server, and once in dist/ under their paths', async () => {
    await run();
    expect(finished().map(({ key, served, exported: targets }) => [key, served, targets])).toEqual([
      ['key of /one', at('server/one.html'), [at('dist/one.html')]],
      ['key of /404', at('server/404.html'), [at('dist/404.html')]],
      ['key of /_not-found', at('server/_not-found.html'), []],
    ]);
    expect(copied()).toEqual([]);
    expect(exported()).toEqual([
      { pathname: '/one', file: 'one.html', type: 'text/html', status: 200 },
      { pathname: '/404', file: '404.html', type: 'text/html', status: 404 },
    ]);
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
  it('are copied from each folder, compressed where they are text', async () => {
    write('public/deep/a.txt');
    write('public/b.png');
    write('static/c.js');
    await run({ documents: [], folders: { '/_next/static': at('static'), '': at('public') } });
    expect(copied().map(({ source, target, compress }) => [source, target, compress])).toEqual([
      [at('static/c.js'), at('dist/_next/static/c.js'), 'asset'],
      [at('public/b.png'), at('dist/b.png'), undefined],
      [at('public/deep/a.txt'), at('dist/deep/a.txt'), 'asset'],
    ]);
    expect(exported().map(({ pathname }: { pathname: string }) => pathname)).toEqual([
      '/_next/static/c.js',
      '/b.png',
      '/deep/a.txt',
    ]);
  });

  it('of no known type are named, all of them, before anything is deleted', async () => {
    for (const name of ['public/a.xyz', 'public/b', 'dist/before.html']) write(name);
    await expect(run()).rejects.toThrow('media-types.ts knows no type for:\n- /a.xyz\n- /b');
    expect(existsSync(at('dist/before.html'))).toBe(true);
  });
});

it('deletes what was there, and writes the table of each kind of host', async () => {
  write('dist/before.html');
  await run();
  expect(readdirSync(at('dist')).sort()).toEqual(['_headers', '_redirects', 'nginx-http.conf', 'nginx.conf']);
  expect(readFileSync(at('dist/_headers'), 'utf8')).toContain('X-Kind: any');
  expect(readFileSync(at('dist/nginx.conf'), 'utf8')).toContain('X-Kind');
});

it('has a document at each address that has moved, and lists it', async () => {
  await run({ documents: [], moved: new Map([['/old/one', '/one']]) });
  expect(readFileSync(at('dist/old/one.html'), 'utf8')).toContain('href="/one"');
  expect(exported()).toEqual([
    { pathname: '/old/one', file: 'old/one.html', type: 'text/html', status: 200 },
  ]);
  expect(readFileSync(at('dist/nginx-http.conf'), 'utf8')).toContain('"/old/one" "/one";');
});
