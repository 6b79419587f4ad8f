/** A build that finds the results of the last one gives the same bytes as a build from nothing, and does less. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pruneCache } from '../drawing/cache/prune.mjs';
import { exportSite } from './export/site';
import { findDocuments, settleErrors } from './finish';
import type { IslandBundle } from './islands/bundle';
import { readFixture } from './next-16/fixture/read';
import type { BuildContext } from './next-16/outputs';
import type { AdapterOptions } from './options';
import { openPool } from './work/pool';

const LINK = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';

/** What a site is made of, for this test. */
interface Site {
  /** HTML of a document's main element, by its name */
  documents: Record<string, string>;
  css: string;
  islandModule: string;
  /** stands for the adapter's own sources */
  adapter: string;
  formsUrl: string | undefined;
}

const site: Site = {
  documents: {
    '404': '<p>gone</p>',
    error: '<p>broken</p>',
    one: '<p class="one">first</p>',
    two: '<p class="two">second</p><form action="/api/leads/contact"></form>',
    three: '<p class="one">third</p><div data-island="counter"><b></b></div>',
  },
  css: '.one{color:red}.two{color:blue}.three{color:green}',
  islandModule: '/counter-1.js',
  adapter: 'version 1',
  formsUrl: undefined,
};

let folders: string[];
beforeEach(() => {
  folders = [];
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'incremental-'));
  folders.push(project);
  return project;
}

/** Builds a site, as far as it is the adapter's work; the flight data of each build is another. */
async function build(project: string, { documents, css, islandModule, adapter, formsUrl }: Site, id: string) {
  const began = new Date();
  const distDir = join(project, '.next');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  };
  for (const part of ['server', 'static', 'dist'])
    rmSync(join(distDir, part), { recursive: true, force: true });
  write('lib/next-lean/a.ts', adapter);
  write('package-lock.json', '{}');
  write('public/robots.txt', 'all');
  write('.next/static/a.css', css);
  for (const [name, main] of Object.entries(documents)) {
    const html = readFixture('plain')
      .replace('</head>', `${LINK}</head>`)
      .replace(/<main>.*<\/main>/s, `<main>${main}</main>`)
      .replace(/self\.__next_f\.push\(\[1,"/, `$&build ${id} `);
    write(`.next/server/${name}.html`, html);
    write(`.next/server/${name}.meta`, '{}');
  }
  const context = {
    projectDir: project,
    distDir,
    outputs: { prerenders: [], staticFiles: [], appPages: [] },
    routing: { beforeMiddleware: [], beforeFiles: [], afterFiles: [], fallback: [] },
  } as unknown as BuildContext;
  const options: AdapterOptions = {
    registry: '',
    define: {},
    siteScripts: () => [],
    headers: (styles) => [
      { path: '/*', headers: { 'Content-Security-Policy': `style-src ${styles.join(' ')}` } },
    ],
    statusPages: { '/error': 500 },
    moved: () => new Map(),
    forms: { path: '/api/leads/', url: formsUrl },
  };
  const islands = new Map<string, IslandBundle>([['counter', { modules: [islandModule], sources: [] }]]);
  const pool = openPool();
  const found = await findDocuments(context, options, islands, [], pool);
  const target = join(distDir, 'dist');
  const rules = options.headers(found.styles);
  await exportSite({
    target,
    projectDir: project,
    documents: found.own,
    pool,
    routeAnswers: [],
    folders: { '': join(project, 'public') },
    routing: context.routing,
    rules,
    moved: options.moved(),
  });
  await settleErrors(found, options);
  pruneCache(project, began);
  const files = ['server', 'dist'].flatMap((folder) => filesIn(join(distDir, folder)));
  return { files: Object.fromEntries(files), parsed: found.parsed };
}

function filesIn(folder: string): [name: string, body: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(dirname(folder).length), readFileSync(path).toString('base64')];
    })
    .sort();
}

const { one: _, ...withoutOne } = site.documents;
const changes: Record<string, { change: Partial<Site>; parsed: number }> = {
  nothing: { change: {}, parsed: 0 },
  'the text of an article': {
    change: { documents: { ...site.documents, one: '<p class="one">first, edited</p>' } },
    parsed: 1,
  },
  'an article that needs another style': {
    change: { documents: { ...site.documents, one: '<p class="three">first</p>' } },
    parsed: 1,
  },
  'an article more': { change: { documents: { ...site.documents, four: '<p>fourth</p>' } }, parsed: 1 },
  'an article less': { change: { documents: withoutOne }, parsed: 0 },
  'a fact that two documents state': {
    change: { documents: { ...site.documents, one: '<p>first: $1</p>', two: '<p>second: $1</p>' } },
    parsed: 2,
  },
  'a stylesheet': { change: { css: `${site.css}.two{margin:0}` }, parsed: 0 },
  'the code of an island': { change: { islandModule: '/counter-2.js' }, parsed: 0 },
  'a setting of the adapter': { change: { formsUrl: 'https://forms.example' }, parsed: 0 },
  'the adapter itself': { change: { adapter: 'version 2' }, parsed: 5 },
};

describe('after a change of', () => {
  it.each(Object.entries(changes))('%s: the bytes of a build from nothing', async (_, { change, parsed }) => {
    const warm = newProject();
    const first = await build(warm, site, 'one');
    expect(first.parsed).toBe(5);
    const second = await build(warm, { ...site, ...change }, 'two');
    const cold = await build(newProject(), { ...site, ...change }, 'three');
    expect(second.files).toEqual(cold.files);
    expect(second.parsed).toBe(parsed);
    if (Object.keys(change).length > 0 && !('adapter' in change))
      expect(second.files).not.toEqual(first.files);
  });

  it('nothing: no document is compressed again, and the cache keeps what it was', async () => {
    const project = newProject();
    await build(project, site, 'one');
    const cache = join(project, '.next/cache/build/compressed');
    const kept = readdirSync(cache);
    for (const name of kept) writeFileSync(join(cache, name), 'from the cache');
    const { files } = await build(project, site, 'two');
    expect(Buffer.from(files['/dist/one.html.br'] ?? '', 'base64').toString()).toBe('from the cache');
    expect(readdirSync(cache)).toEqual(kept);
  });

  it('an article less: what was kept for it is forgotten', async () => {
    const project = newProject();
    const sizes = () =>
      ['templates', 'compressed'].map((kind) => readdirSync(join(project, '.next/cache/build', kind)).length);
    await build(project, site, 'one');
    const [templates = 0, compressed = 0] = sizes();
    for (const kind of ['templates', 'compressed']) age(join(project, '.next/cache/build', kind));
    await build(project, { ...site, documents: withoutOne }, 'two');
    expect(sizes()).toEqual([templates - 1, compressed - 2]);
  });
});

/** Makes what is in the folder look as if an earlier build had used it. */
function age(folder: string): void {
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), yesterday, yesterday);
}
