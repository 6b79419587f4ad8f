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
    .filter((name) => SOURCE.test(name)),
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

/**
 * @param nameOf what an end of an arrow belongs to: its file, or its room
 * @returns the height of each, from 1 where nothing is imported; one that is part of a circle has no height
 */
function heights(all: readonly Arrow[], nameOf: (file: string) => string): Map<string, number> {
  const below = new Map<string, Set<string>>();
  for (const [from, to] of all.map((arrow) => [nameOf(arrow.from), nameOf(arrow.to)] as const)) {
    for (const name of [from, to]) below.set(name, below.get(name) ?? new Set());
    if (from !== to) below.get(from)?.add(to);
  }
  const known = new Map<string, number>();
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const [name, imported] of below) {
      const steps = [...imported].map((one) => known.get(one));
      if (!steps.includes(undefined)) known.set(name, 1 + Math.max(0, ...steps.map(Number)));
    }
  }
  for (const name of below.keys()) if (!known.has(name)) known.set(name, Number.NaN);
  return known;
}
const inCircles = (found: ReadonlyMap<string, number>) =>
  [...found].filter(([, height]) => Number.isNaN(height)).map(([name]) => name);
const moduleOf = (file: string) => file.replace(/\.\w+$/, '').replace(/\/index$/, '');

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

  it('make no circle among files, and none among the rooms of lib/, which stand on four floors', () => {
    const arrow = (way: string) => ({ from: `${way[0]}`, to: `${way[1]}` });
    const one = heights(['ab', 'bc', 'cb', 'de'].map(arrow), (name) => name);
    expect(Object.fromEntries(one)).toEqual({ a: Number.NaN, b: Number.NaN, c: Number.NaN, d: 2, e: 1 });

    expect(inCircles(heights(arrows, moduleOf))).toEqual([]);
    const inside = arrows.filter(({ from, to }) => layerOf(from) === 'lib' && layerOf(to) === 'lib');
    const rooms = heights(inside, roomOf);
    expect(inCircles(rooms)).toEqual([]);
    expect(Math.max(...rooms.values())).toBeLessThanOrEqual(4);
  });
});

it.each(['lib/next-lean', 'lib/money', 'lib/drawing'])('%s imports nothing of this site', (library) => {
  const isInside = (file: string) => roomOf(file) === library;
  expect(arrows.filter(({ from }) => isInside(from))).not.toEqual([]);
  expect(arrows.filter(({ from, to }) => isInside(from) && !isInside(to))).toEqual([]);
});

it('lib/leads stands alone, behind a door for the server and one for browsers', () => {
  const isInside = (file: string) => roomOf(file) === 'lib/leads';
  expect(arrows.filter(({ from, to }) => isInside(from) && !isInside(to))).toEqual([]);
  const doors = new Set(arrows.filter(({ from, to }) => !isInside(from) && isInside(to)).map(({ to }) => to));
  expect([...doors].sort()).toEqual(['lib/leads', 'lib/leads/forms']);
});

it('lib/money stands behind one door; the site script names its files, because bundles are split by file', () => {
  const from = (room: (name: string) => boolean) =>
    arrows
      .filter((arrow) => room(roomOf(arrow.from)) && roomOf(arrow.to) === 'lib/money')
      .map(({ to }) => to);
  expect([...new Set(from((room) => room !== 'lib/money' && room !== 'lib/browser'))]).toEqual(['lib/money']);
  expect(from((room) => room === 'lib/browser')).not.toContain('lib/money');
});

it('lib/ names the door of lib/money as a file, because Playwright takes the folder for a package', () => {
  const named = files.filter((file) => layerOf(file) === 'lib');
  expect(named.filter((file) => /from '(?:\.\.\/)+money'/.test(readFileSync(file, 'utf8')))).toEqual([]);
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

it("an owner's settings are left out of the repository and of images, whatever they are for", () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    expect(readFileSync(file, 'utf8').split('\n'), file).toEqual(expect.arrayContaining(['.env', '.env.*']));
  }
});

it('a container image is built without e2e/, and from nothing that needs it', () => {
  const leftOut = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  expect(leftOut).toContain('e2e');
  const roots = readdirSync('.').filter((name) => /\.(?:ts|mjs)$/.test(name) && !leftOut.includes(name));
  expect(roots).toContain('next.config.ts');
  // Tests are there too, and a build checks their types.
  const below = Object.keys(MAY_IMPORT).flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((name) => join(layer, name)),
  );
  const built = [...roots, ...below.filter((name) => /\.(?:tsx?|mjs)$/.test(name))];
  const needed = built.flatMap((name) => importsOf(name, readFileSync(name, 'utf8')));
  expect(needed.filter((to) => leftOut.includes(layerOf(to)))).toEqual([]);
});
