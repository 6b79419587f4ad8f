/** The plan of the house: app → components → lib → content, rooms of lib/ without a circle, nothing loose among them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Whom each layer may import from, besides itself and packages. */
const MAY_IMPORT: Record<string, string[]> = {
  app: ['components', 'lib', 'content'],
  components: ['lib', 'content'],
  lib: ['content'],
};
/** What serves tests alone may take its tools from anywhere. */
const SOURCE = /(?<!\.test|\.fixture|\.d)\.(?:tsx?|mjs)$/;
const IMPORT =
  /(?:^|[\s;])(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'|^import '([^']+)'/gm;

type Arrow = { from: string; to: string };

const files = Object.keys(MAY_IMPORT).flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .map((name) => join(layer, name).replaceAll('\\', '/'))
    .filter((name) => SOURCE.test(name) && !name.includes('/testing/')),
);
const arrows = files.flatMap((from) =>
  importsOf(from, readFileSync(from, 'utf8')).map((to) => ({ from, to })),
);

/**
 * @returns what a file imports of this repository, relative to its root. A door that has a package.json beside it is named
 *   as `…/index`, because Playwright takes the folder for a package then.
 */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
    .filter((name) => /^(?:\.|@\/)/.test(name))
    .map((name) =>
      name.startsWith('@/') ? name.slice(2) : relative('.', normalize(join(dirname(file), name))),
    )
    .map((name) => name.replaceAll('\\', '/').replace(/\/index$/, ''));
}

const layerOf = (file: string) => file.split('/')[0] ?? '';
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** @returns each circle among the rooms as the way around it */
function circlesAmong(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>();
  const walk = (room: string, way: readonly string[]) => {
    const at = way.indexOf(room);
    if (at >= 0) found.add([...way.slice(at), room].join(' → '));
    else for (const next of rooms.get(room) ?? []) walk(next, [...way, room]);
  };
  for (const room of [...rooms.keys()].sort()) walk(room, []);
  return [...found].filter((way) => way.split(' → ')[0] === way.split(' → ').sort()[0]);
}

function roomsOf(all: readonly Arrow[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [from, to] of all.map((arrow) => [roomOf(arrow.from), roomOf(arrow.to)] as const)) {
    if (from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
  }
  return rooms;
}

describe('imports', () => {
  it('are found at all', () => {
    expect(
      importsOf('lib/a/b.ts', `import x from '../c/d';\nimport '@/lib/e';\nconst y = await import('./f');`),
    ).toEqual(['lib/c/d', 'lib/e', 'lib/a/f']);
    expect(arrows.length).toBeGreaterThan(files.length);
  });

  it('go from app to components to lib to content, and never back', () => {
    const back = arrows.filter(({ from, to }) => {
      const layers = [layerOf(from), ...(MAY_IMPORT[layerOf(from)] ?? [])];
      return layerOf(to) in MAY_IMPORT && !layers.includes(layerOf(to));
    });
    expect(back).toEqual([]);
  });

  it('make no circle among the rooms of lib/', () => {
    expect(
      circlesAmong(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['a'])],
        ]),
      ),
    ).toEqual(['a → b → a']);
    const inside = arrows.filter(({ from, to }) => layerOf(from) === 'lib' && layerOf(to) === 'lib');
    expect(circlesAmong(roomsOf(inside))).toEqual([]);
  });
});

it.each(['lib/next-lean', 'lib/money'])('%s imports nothing of this site', (library) => {
  const isInside = (file: string) => roomOf(file) === library;
  expect(arrows.filter(({ from }) => isInside(from))).not.toEqual([]);
  expect(arrows.filter(({ from, to }) => isInside(from) && !isInside(to))).toEqual([]);
});

it('lib/leads stands alone, behind a door for the server and one for browsers', () => {
  const isInside = (file: string) => roomOf(file) === 'lib/leads';
  expect(arrows.filter(({ from, to }) => isInside(from) && !isInside(to))).toEqual([]);
  const doors = new Set(arrows.filter(({ from, to }) => !isInside(from) && isInside(to)).map(({ to }) => to));
  expect([...doors].sort()).toEqual(['lib/leads', 'lib/leads/client']);
});

it('lib/money stands behind one door; the site script names its files, because bundles are split by file', () => {
  const from = (room: (name: string) => boolean) =>
    arrows
      .filter((arrow) => room(roomOf(arrow.from)) && roomOf(arrow.to) === 'lib/money')
      .map(({ to }) => to);
  expect([...new Set(from((room) => room !== 'lib/money' && room !== 'lib/browser'))]).toEqual(['lib/money']);
  expect(from((room) => room === 'lib/browser')).not.toContain('lib/money');
});

describe('what a component shows', () => {
  /** What is drawn at a fixed size, as a picture of the app is, holds its own copy. */
  const READERS = /^components\/(?:art\/.*|[\w-]+\/\w+Page)\.tsx?$/;
  const reads = (source: string) =>
    /import (?!type)[^;]*\b(?:content|reading|fact\w*|currencies|money|perView)\b[^;]*from '@\/lib\/content'/.test(
      source,
    );

  it('is told apart from types', () => {
    expect(reads(`import { type Site, content } from '@/lib/content';`)).toBe(true);
    expect(reads(`import type { Content } from '@/lib/content';`)).toBe(false);
  });

  it('comes as props, but for pages and pictures, so that it can be rendered alone', () => {
    const readers = files.filter((file) => /^components\//.test(file) && reads(readFileSync(file, 'utf8')));
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.filter((file) => !READERS.test(file))).toEqual([]);
  });
});

it('end-to-end tests know content/ and no code of the product', () => {
  const specs = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
  expect(specs.length).toBeGreaterThan(0);
  const known = specs.flatMap((name) =>
    importsOf(`e2e/${name}`, readFileSync(`e2e/${name}`, 'utf8')).map((to) => `${name}: ${to}`),
  );
  expect(known.filter((arrow) => !/: (?:e2e|content)\//.test(arrow))).toEqual([]);
});

it('nothing lies loose in lib/', () => {
  const loose = readdirSync('lib', { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  expect(loose.map(({ name }) => name)).toEqual([]);
});

it('a container image is built without e2e/, and from nothing that needs it', () => {
  const leftOut = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  expect(leftOut).toContain('e2e');
  const roots = readdirSync('.').filter((name) => /\.(?:ts|mjs)$/.test(name) && !leftOut.includes(name));
  expect(roots).toContain('next.config.ts');
  const needed = roots.flatMap((name) => importsOf(name, readFileSync(name, 'utf8')));
  expect(needed.filter((to) => leftOut.includes(layerOf(to)))).toEqual([]);
});
