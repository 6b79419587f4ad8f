import { describe, expect, it } from 'vitest';
import { oklchToHex, themeColours } from './theme-colours';

describe('oklchToHex', () => {
  it.each([
    [0, 0, 0, '#000000'],
    [1, 0, 0, '#ffffff'],
    [0.62796, 0.25768, 29.234, '#ff0000'],
    [0.86644, 0.29483, 142.495, '#00ff00'],
    [0.45201, 0.31321, 264.052, '#0000ff'],
  ])('turns oklch(%f %f %f) into %s', (lightness, chroma, hue, hex) => {
    expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
  });
});

describe('themeColours', () => {
  it('reads the colours of a theme and nothing else', () => {
    const css = '--color-*: initial; --color-ink-deep: oklch(0% 0 0); --color-current: currentColor;';
    expect([...themeColours(css)]).toEqual([['ink-deep', '#000000']]);
  });
});
