import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type BuildContext,
  closedRoutes,
  documentsOf,
  fileInNext,
  outputProblems,
  routeAnswers,
  routeFiles,
} from './outputs';

type Outputs = BuildContext['outputs'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'next-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text = ''): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** What Next lists, as far as the adapter reads it. */
const outputs = (parts: { [Kind in keyof Outputs]?: object[] }) =>
  ({ appPages: [], prerenders: [], staticFiles: [], ...parts }) as unknown as Outputs;

describe('outputProblems', () => {
  const page = (pathname: string, more: object = {}) => ({
    pathname,
    route: pathname,
    routeType: 'page',
    compute: 'static',
    fallback: { initialRevalidate: false },
    ...more,
  });
  const problems = (parts: Parameters<typeof outputs>[0], closed: string[] = []) =>
    outputProblems(outputs(parts), new Set(closed));

  it('are none where every page was built for good', () => {
    const appPages = ['/a', '/a.rsc', '/_not-found'].map((pathname) => ({ pathname }));
    expect(problems({ appPages, prerenders: [page('/a')] })).toEqual([]);
  });

  it('are pages that are rendered when they are asked for', () => {
    expect(
      problems({ appPages: [{ pathname: '/a' }, { pathname: '/b' }], prerenders: [page('/a')] }),
    ).toEqual(['/b is rendered on demand; only prerendered pages can be leaned']);
  });

  it('are not routes that answer built paths alone and have none to answer', () => {
    expect(problems({ appPages: [{ pathname: '/jobs/[slug]' }] }, ['/jobs/[slug]'])).toEqual([]);
  });

  it.each([
    ['after a time', { fallback: { initialRevalidate: 60 } }],
    ['in parts', { compute: 'ppr' }],
    ['without anything built', { fallback: undefined }],
  ])('are pages that are rendered again, %s; answers of routes may be', (_, more) => {
    expect(problems({ prerenders: [page('/a', more), page('/b', { ...more, routeType: 'route' })] })).toEqual(
      ['/a would be rendered again after the build (revalidate)'],
    );
  });

  it('are routes that render paths which were not built, and not those that have none to render', async () => {
    const dynamicRoutes = { '/closed/[file]': { fallback: false }, '/open/[file]': { fallback: null } };
    write('prerender-manifest.json', JSON.stringify({ dynamicRoutes }));
    const prerenders = Object.keys(dynamicRoutes).map((route) => page(route, { routeType: 'route' }));
    expect(problems({ prerenders }, [...(await closedRoutes(folder))])).toEqual([
      '/open/[file] renders paths that were not built; set dynamicParams = false',
    ]);
  });
});

describe('routeAnswers', () => {
  const route = (pathname: string, type: string | undefined, more: object = {}) => ({
    pathname,
    routeType: 'route',
    fallback: {
      filePath: `/built${pathname}.body`,
      initialHeaders: type === undefined ? undefined : { 'content-type': type },
      ...more,
    },
  });

  it('are those of route handlers with their types and states, then metadata files', () => {
    const prerenders = [
      route('/feed.xml', 'application/xml; charset=utf-8'),
      route('/api/prices', 'application/json', { initialStatus: 404 }),
      { ...route('/page', 'text/html'), routeType: 'page' },
      { ...route('/never', 'text/plain'), fallback: undefined },
    ];
    const staticFiles = [
      { pathname: '/robots.txt', filePath: '/built/robots.txt.body' },
      { pathname: '/chunk.js', filePath: '/built/chunk.js' },
    ];
    expect(routeAnswers(outputs({ prerenders, staticFiles }))).toEqual([
      { pathname: '/feed.xml', type: 'application/xml', status: 200, source: '/built/feed.xml.body' },
      { pathname: '/api/prices', type: 'application/json', status: 404, source: '/built/api/prices.body' },
      { pathname: '/robots.txt', type: 'text/plain', status: 200, source: '/built/robots.txt.body' },
    ]);
  });

  it('name all that a static host would send as another type', () => {
    const prerenders = [route('/feed.xml', 'application/rss+xml'), route('/data.json', undefined)];
    const staticFiles = [{ pathname: '/icon', filePath: '/built/icon.body' }];
    expect(() => routeAnswers(outputs({ prerenders, staticFiles }))).toThrow(
      [
        'Static hosts would mistake these answers:',
        '- /feed.xml is application/rss+xml, but its extension says application/xml',
        '- /data.json is undefined, but its extension says application/json',
        '- /icon has no extension that names its type',
      ].join('\n'),
    );
  });
});

it('finds every document that has an address', () => {
  const listed = outputs({
    prerenders: [
      { pathname: '/', fallback: { filePath: '/built/index.html' } },
      { pathname: '/unbuilt', fallback: undefined },
      { pathname: '/feed', fallback: { filePath: '/built/feed.body' } },
      { pathname: '/_not-found', fallback: { filePath: '/built/_not-found.html' } },
    ],
    staticFiles: ['/404', '/500', '/_global-error'].map((pathname) => ({
      pathname,
      filePath: `/built${pathname}.html`,
    })),
  });
  expect(documentsOf(listed)).toEqual([
    { pathname: '/', filePath: '/built/index.html' },
    { pathname: '/404', filePath: '/built/404.html' },
  ]);
});

it('lists the files of app/ that render, and no others', async () => {
  for (const name of [
    'page.tsx',
    'layout.tsx',
    'blog/[slug]/page.tsx',
    'not-found.js',
    'homepage.tsx',
    'page.test.tsx',
    'feed/route.ts',
  ]) {
    write(join('app', name));
  }
  expect(await routeFiles(folder)).toEqual([
    'app/blog/[slug]/page.tsx',
    'app/layout.tsx',
    'app/not-found.js',
    'app/page.tsx',
  ]);
});

it('finds what is served below /_next/ in the folder of the build', () => {
  expect(fileInNext('/_next/static/_next/a.css', '/build')).toBe(join('/build', 'static/_next/a.css'));
});
