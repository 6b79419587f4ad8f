import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { outlineWord } from './wordmark';
import { archive } from './zip';

it('packs files with their paths, the same bytes whenever it is', () => {
  const files = new Map([
    ['logo/a.svg', Uint8Array.of(1, 2)],
    ['b.png', Uint8Array.of(3)],
  ]);
  expect(new Map(Object.entries(unzipSync(archive(files))))).toEqual(files);
  expect(archive(files)).toEqual(archive(new Map(files)));
});

it('outlines a word from left to right, as wide as its letters and as high as a capital', () => {
  const places = (path: string, odd: number) =>
    [...path.matchAll(/-?[\d.]+/g)].map(Number).filter((_, index) => index % 2 === odd);
  const [one, two] = [outlineWord('H'), outlineWord('HH')];
  expect(Math.max(...places(one.path, 1))).toBe(one.capHeight);
  expect(Math.min(...places(two.path, 0))).toBe(Math.min(...places(one.path, 0)));
  const moved = Math.max(...places(two.path, 0)) - Math.max(...places(one.path, 0));
  expect(two.width - one.width).toBeCloseTo(moved, 0);
  expect(Math.max(...places(two.path, 0))).toBeLessThan(two.width);
  expect(() => outlineWord('H漢字')).toThrow('no glyph for: 漢 字');
});
