import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Site } from '../../content';
import { logoPack } from './logo-pack';
import { writeReadmePictures } from './readme-pictures';
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

it('draws every logo as SVG and as PNG, names the product in each, and says which to take', async () => {
  const site = { product: { name: 'Hum', slug: 'hum' }, legalName: 'Hum, Inc.' } as Site;
  const pack = await logoPack(site);
  const text = (path: string) => new TextDecoder().decode(pack.get(`hum-logo-pack/${path}`));
  const drawings = [...pack.keys()].filter((path) => path.endsWith('.svg'));
  expect(pack.size).toBe(2 * drawings.length + 1);
  for (const path of drawings) {
    const file = path.replace('hum-logo-pack/', '');
    expect(text(file), path).toContain('Hum');
    const png = await sharp(pack.get(path.replace('.svg', '.png'))).metadata();
    expect([png.format, png.width], path).toEqual(['png', file.startsWith('logo/') ? 2_400 : 1_024]);
  }
  expect(new Set(drawings.map((path) => text(path.replace('hum-logo-pack/', ''))))).toHaveLength(
    drawings.length,
  );
  const folders = new Set(drawings.map((path) => path.split('/')[1]));
  for (const folder of folders) expect(text('README.txt')).toContain(`${folder}/ `);
  expect(text('README.txt')).toMatch(/^Hum logo pack\r\n[\s\S]*\r\nHum, Inc\.\r\n$/);
});

it('makes no picture of the README from a screenshot that was not taken', async () => {
  await expect(writeReadmePictures(new Map([['shots/9-other.png', Uint8Array.of()]]))).rejects.toThrow(
    'which was not taken',
  );
});
