import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { styleSource } from './css/stylesheets';
import { type FoundDocument, findDocuments, publishedDocuments, settleErrors } from './finish';
import { readFixture } from './next-16/fixture/read';
import type { BuildContext } from './next-16/outputs';
import type { AdapterOptions } from './options';
import { openPool } from './work/pool';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'finish-'));
  write('lib/next-lean/a.ts', 'code');
  write('package-lock.json', '{}');
  write('.next/static/a.css', '.one{color:red}.two{color:blue}.by-script{margin:0}.none{top:0}');
});
afterEach(() => rmSync(project, { recursive: true }));

const at = (name: string) => join(project, name);
function write(name: string, text: string): void {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}
function page(name: string, main: string): void {
  const link = '<link rel="stylesheet" href="/_next/static/a.css"/>';
  const html = readFixture('plain')
    .replace('</head>', `${link}</head>`)
    .replace(/<main>.*<\/main>/s, `<main>${main}</main>`);
  write(`.next/server/${name}.html`, html);
  write(`.next/server/${name}.meta`, '{"headers":{}}');
}

const OPTIONS: AdapterOptions = {
  registry: '',
  define: {},
  siteScripts: () => [],
  headers: (styles) => [
    { path: '/*', headers: { 'Content-Security-Policy': `style-src ${styles.join(' ')}` } },
  ],
  statusPages: { '/error': 500, '/gone': 404 },
  moved: () => new Map(),
  forms: { path: '/api/', url: 'https://forms.example' },
};

async function find(options: Partial<AdapterOptions> = {}, known: string[] = []) {
  const context = {
    projectDir: project,
    distDir: at('.next'),
    outputs: { prerenders: [], staticFiles: [], appPages: [] },
  } as unknown as BuildContext;
  const islands = new Map([['counter', { modules: ['/counter.js'], sources: ['"two"'] }]]);
  const pool = openPool();
  return findDocuments(context, { ...OPTIONS, ...options }, islands, known, pool);
}
const byPath = (documents: readonly FoundDocument[], pathname: string) =>
  documents.find((document) => document.pathname === pathname);

function soundSite(): void {
  page('one', '<p class="one">One.</p>');
  page('error', '<p>Broken.</p>');
  page('gone', '<p>Gone.</p>');
  page('404', '<p>Not found.</p>');
  page('_not-found', '<p>Not found.</p>');
  page('500', '<style>p{}</style>');
}

describe('findDocuments', () => {
  beforeEach(soundSite);

  it('finds each document with its status, and sets Next’s own errors aside', async () => {
    const { own, builtIn, parsed } = await find();
    expect(Object.fromEntries(own.map(({ pathname, status }) => [pathname, status]))).toEqual({
      '/one': 200,
      '/error': 500,
      '/gone': 404,
      '/404': 404,
      '/_not-found': 404,
    });
    expect(builtIn).toEqual([{ pathname: '/500', filePath: at('.next/server/500.html') }]);
    // The two of what is not found are one text.
    expect(parsed).toBe(4);
    expect((await find()).parsed).toBe(0);
  });

  it('gives a document the styles that it can use, a policy that admits them alone, and where forms go', async () => {
    page('two', '<div data-island="counter"></div>');
    const { own, styles } = await find();
    const [one, two] = [byPath(own, '/one')?.parts, byPath(own, '/two')?.parts];
    expect(one?.css).toContain('.one');
    expect(one?.css).not.toMatch(/two|none/);
    expect(two?.css).toContain('.two');
    expect(one?.policy).toBe(`style-src ${styleSource(one?.css ?? '')}`);
    expect(one?.server).toBe('https://forms.example');
    expect(two?.modules).toEqual({ counter: ['/counter.js'] });
    expect(styles).toEqual(expect.arrayContaining([one, two].map((parts) => styleSource(parts?.css ?? ''))));
    expect(new Set(styles).size).toBe(styles.length);
  });

  it('keeps the styles that a script of every page may need', async () => {
    write('site.js', 'node.className = "by-script"');
    const { own } = await find({ siteScripts: () => ['site.js'] });
    expect(byPath(own, '/one')?.parts.css).toContain('.by-script');
  });

  it('names all that keeps the site from being published, at once', async () => {
    page('two', '<p style="top:0">Two.</p><div data-island="clock"></div>');
    rmSync(at('.next/server/gone.html'));
    await expect(find({}, ['an island is broken'])).rejects.toThrow(
      [
        'The build cannot be published:',
        '- an island is broken',
        '- /gone is among statusPages but was not built',
        '- /two has style="top:0" on <p>',
        '- /two has the island "clock", which the registry does not name',
      ].join('\n'),
    );
    await expect(find({ statusPages: { '/error': 404 } })).rejects.toThrow(
      'statusPages name no page with status 500',
    );
  });
});

it('has error pages answer with their status, and the site’s own take the place of Next’s', async () => {
  soundSite();
  rmSync(at('.next/server/one.meta'));
  const documents = await find();
  await settleErrors(documents, OPTIONS);
  const file = (name: string) => readFileSync(at(`.next/server/${name}`), 'utf8');
  expect(file('500.html')).toBe(file('error.html'));
  expect(JSON.parse(file('error.meta'))).toEqual({ headers: {}, status: 500 });
  expect(JSON.parse(file('gone.meta'))).toEqual({ headers: {}, status: 404 });
});

it('publishes the page for what is not found once', () => {
  const documents = ['/one', '/404', '/_not-found'].map((pathname) => ({ pathname }) as FoundDocument);
  expect(publishedDocuments(documents).map(({ pathname }) => pathname)).toEqual(['/one', '/404']);
});
