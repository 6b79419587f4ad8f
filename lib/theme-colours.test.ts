import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PALETTES } from './covers/palettes';
import { oklchToHex, themeColours } from './theme-colours';

describe('oklchToHex', () => {
  it.each([
    ['white', [1, 0, 0], '#ffffff'],
    ['black', [0, 0, 0], '#000000'],
    ['sRGB red', [0.62796, 0.25768, 29.234], '#ff0000'],
    ['sRGB blue', [0.45201, 0.31321, 264.052], '#0000ff'],
    ['mid grey', [0.59987, 0, 0], '#808080'],
  ] as const)('knows %s', (_name, [lightness, chroma, hue], hex) => {
    expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
  });
});

describe('themeColours', () => {
  it('reads every colour that covers are drawn with from the stylesheet', () => {
    const colours = themeColours(readFileSync('app/globals.css', 'utf8'));
    const needed = new Set(Object.values(PALETTES).flatMap((family) => family.flatMap(Object.values)));
    for (const ink of needed) expect(colours.get(ink), ink).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('leaves out what is not a colour of its own', () => {
    expect([...themeColours('--color-a-b: oklch(50% 0.1 20); --color-x: initial; --size: 2px;')]).toEqual([
      ['a-b', oklchToHex(0.5, 0.1, 20)],
    ]);
  });
});
