import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { archive, logoPack, outlineWord, rasterize } from './logo-pack';

it('packs files with their paths, the same bytes whenever it is', () => {
  const files = new Map([
    ['logo/a.svg', Uint8Array.of(1, 2)],
    ['b.png', Uint8Array.of(3)],
  ]);
  expect(new Map(Object.entries(unzipSync(archive('kit', files))))).toEqual(
    new Map([...files].map(([path, bytes]) => [`kit/${path}`, bytes])),
  );
  expect(archive('kit', files)).toEqual(archive('kit', new Map(files)));
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

it('has every logo as SVG and as PNG, names the product in each, and says which to take', async () => {
  const site = { product: { name: 'Hum', slug: 'hum' }, legalName: 'Hum, Inc.' };
  const pack = await logoPack(site, async (svg, width) => new TextEncoder().encode(`${width} ${svg}`));
  const text = (path: string) => new TextDecoder().decode(pack.get(path));
  const drawings = [...pack.keys()].filter((path) => path.endsWith('.svg'));
  expect(pack.size).toBe(2 * drawings.length + 1);
  for (const path of drawings) {
    expect(text(path), path).toContain('Hum');
    expect(text(path), path).not.toMatch(/undefined|NaN/);
    const width = path.startsWith('logo/') ? 2_400 : 1_024;
    expect(text(path.replace('.svg', '.png'))).toBe(`${width} ${text(path)}`);
  }
  expect(new Set(drawings.map(text)).size).toBe(drawings.length);
  const note = text('README.txt');
  for (const path of drawings) expect(note).toMatch(new RegExp(`^${path.split('/')[0]}/ `, 'm'));
  expect(note).toMatch(/^Hum logo pack\r\n[\s\S]*\r\nHum, Inc\.\r\n$/);
});

it('draws a PNG as wide as it is asked for, sharp however small the drawing is', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M1 0h2v2H1z"/></svg>';
  const { data, info } = await sharp(await rasterize(svg, 64))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([64, 32, 4]);
  const opacities = Array.from({ length: 64 }, (_, x) => data[(16 * 64 + x) * 4 + 3]);
  expect(opacities).toEqual([...Array(16).fill(0), ...Array(32).fill(255), ...Array(16).fill(0)]);
});
