import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSource } from '../css/stylesheets';
import type { Answer } from '../export/entries';
import type { LeanOptions } from '../index';
import { leanDocuments } from './adapter';
import { readFixture } from './next-16/fixture/read';
import type { BuildContext } from './next-16/outputs';

let project: string;
let built: string[];
beforeEach(() => {
  built = [];
  project = mkdtempSync(join(tmpdir(), 'documents-'));
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
  built.push(name);
}

const OPTIONS: LeanOptions = {
  islands: '',
  define: {},
  siteScripts: () => [],
  inlineScripts: () => [],
  headers: ({ styles }) => [
    { path: '/*', headers: { 'Content-Security-Policy': `style-src ${styles.join(' ')}` } },
  ],
  statusPages: { '/error': 500, '/gone': 404 },
  forms: { path: '/api/', url: 'https://forms.example' },
  out: 'out',
};

async function find(options: Partial<LeanOptions> = {}, known: string[] = []) {
  const context = {
    projectDir: project,
    distDir: at('.next'),
    outputs: {
      prerenders: built.map((name) => ({
        pathname: `/${name}`,
        fallback: { filePath: at(`.next/server/${name}.html`) },
      })),
      staticFiles: [],
      appPages: [],
    },
  } as unknown as BuildContext;
  const islands = new Map([['counter', { modules: ['/counter.js'], sources: ['"two"'] }]]);
  return leanDocuments(context, { ...OPTIONS, ...options }, islands, known);
}
/** @returns the document as it is published */
function textAt(documents: readonly Answer[], pathname: string): string {
  const { source } = documents.find((document) => document.pathname === pathname) ?? {};
  return typeof source === 'function' ? source() : '';
}
const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

function soundSite(): void {
  page('one', '<p class="one">One.</p>');
  page('error', '<p>Broken.</p>');
  page('gone', '<p>Gone.</p>');
  page('404', '<p>Not found.</p>');
  page('500', '<style>p{}</style>');
}

describe('leanDocuments', () => {
  beforeEach(soundSite);

  it('finds each document with its status, and leaves Next’s own errors out', async () => {
    const { documents } = await find();
    expect(Object.fromEntries(documents.map(({ pathname, status }) => [pathname, status]))).toEqual({
      '/one': 200,
      '/error': 500,
      '/gone': 404,
      '/404': 404,
    });
  });

  it('gives a document the styles that it can use, and where forms go', async () => {
    page('two', '<div data-island="counter"></div><form action="/api/contact"></form>');
    const { documents, styles } = await find();
    const [one, two] = [textAt(documents, '/one'), textAt(documents, '/two')];
    expect(styleOf(one)).toBe('.a{color:red}');
    expect(one).toContain('<p class="a">One.</p>');
    expect(styleOf(two)).toContain('.two{color:blue}');
    expect(two).toContain('action="https://forms.example/api/contact"');
    expect(two).toContain('data-island="counter" data-modules="/counter.js"');
    expect(styles).toEqual(expect.arrayContaining([one, two].map((html) => hashSource(styleOf(html)))));
    expect(new Set(styles).size).toBe(styles.length);
  });

  it('keeps the styles that a script of every page may need', async () => {
    write('site.js', 'node.className = "by-script"');
    const { documents } = await find({ siteScripts: () => ['site.js'] });
    expect(styleOf(textAt(documents, '/one'))).toContain('.by-script');
  });

  it('names all that keeps the site from being published, at once', async () => {
    page('two', '<p style="top:0">Two.</p><div data-island="clock"></div>');
    built = built.filter((name) => name !== 'gone');
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

it('names the hashed files that a document or its styles refer to', async () => {
  write('.next/static/a.css', '.one{background:url(media/b.1.woff2)}');
  soundSite();
  page('two', '<img src="/_next/static/media/c.2.svg" alt=""/><p class="one"></p>');
  expect([...(await find()).assets].sort()).toEqual([
    '/_next/static/media/b.1.woff2',
    '/_next/static/media/c.2.svg',
  ]);
});
