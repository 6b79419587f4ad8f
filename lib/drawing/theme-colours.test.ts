import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PALETTES } from './covers/palettes';
import { themeColours } from './theme-colours';

describe('themeColours', () => {
  it('reads every colour that covers are drawn with from the stylesheet', () => {
    const colours = themeColours(readFileSync('app/globals.css', 'utf8'));
    const needed = new Set(Object.values(PALETTES).flatMap((family) => family.flatMap(Object.values)));
    for (const ink of needed) expect(colours.get(ink), ink).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('leaves out what is not a colour of its own', () => {
    expect([...themeColours('--color-a-b: #0b1712; --color-x: initial; --size: 2px;')]).toEqual([
      ['a-b', '#0b1712'],
    ]);
  });
});
