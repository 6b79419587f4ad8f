import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileOf, weigh } from './weigh';

let dist: string;
/** Writes a file of so many bytes, and where they are given its compressed twins. */
function put(name: string, size: number, gzip?: number, brotli?: number): void {
  writeFileSync(join(dist, name), 'x'.repeat(size));
  if (gzip !== undefined) writeFileSync(join(dist, `${name}.gz`), 'x'.repeat(gzip));
  if (brotli !== undefined) writeFileSync(join(dist, `${name}.br`), 'x'.repeat(brotli));
}
const page = (name: string, html: string) => writeFileSync(join(dist, `${name}.html`), html);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'a'));
  put('site.js', 100, 30, 20);
  put('face.woff2', 50);
  put('picture.png', 70);
  put('shared.js', 40, 14, 10);
  put('small.js', 9, 8, 3);
  put('large.js', 90, 28, 25);
});
afterEach(() => rmSync(dist, { recursive: true }));

it('adds up what a page asks for by kind, as it travels', () => {
  page('a/b', 'four');
  const first = ['/a/b', '/site.js', '/face.woff2', '/picture.png'];
  expect(weigh(dist, '/a/b', { first, scrolled: [...first, '/small.js'] })).toEqual({
    path: '/a/b',
    kinds: {
      document: { gzip: 4, brotli: 4 },
      script: { gzip: 30, brotli: 20 },
      font: { gzip: 50, brotli: 50 },
      other: { gzip: 70, brotli: 70 },
    },
    total: { gzip: 154, brotli: 144 },
    requests: 4,
    scrolled: { gzip: 162, brotli: 147 },
    firstIsland: { gzip: 0, brotli: 0 },
    furtherIsland: { gzip: 0, brotli: 0 },
  });
});

it('takes the heaviest island alone, and the heaviest after another, which has brought what they share', () => {
  const island = (modules: string) => `<div data-modules="${modules}"></div>`;
  const small = island('/small.js /shared.js');
  page('index', small + small + island('/large.js /shared.js'));
  const { firstIsland, furtherIsland } = weigh(dist, '/', { first: ['/'], scrolled: ['/'] });
  expect(firstIsland).toEqual({ gzip: 42, brotli: 35 });
  expect(furtherIsland).toEqual({ gzip: 28, brotli: 25 });
});

it('finds the file behind an address, and names the one that is missing', () => {
  page('index', 'home');
  put('list.json', 2);
  expect(fileOf(dist, '/')).toBe(join(dist, 'index.html'));
  expect(fileOf(dist, '/site.js')).toBe(join(dist, 'site.js'));
  expect(fileOf(dist, '/list')).toBe(join(dist, 'list.json'));
  expect(fileOf(dist, '/a')).toBeUndefined();
  expect(() => weigh(dist, '/', { first: ['/gone.js'], scrolled: [] })).toThrow(
    `/ asks for /gone.js, which is not in ${dist}.`,
  );
});
