import { describe, expect, it } from 'vitest';
import { contrastRatio, hexOf, oklchToHex, palette } from './palette';

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

describe('palette', () => {
  it('reads the colour tokens of a theme and nothing else', () => {
    const css = '--color-*: initial; --color-ink-deep: oklch(0% 0 0); --color-current: currentColor;';
    expect([...palette(css).values()]).toEqual([
      { name: 'ink-deep', oklch: 'oklch(0% 0 0)', hex: '#000000' },
    ]);
  });

  it('names the token that the theme lacks', () => {
    expect(() => hexOf('gold', palette(''))).toThrow('--color-gold');
  });
});

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order, and 1 for one colour', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#27d07c', '#27d07c')).toBe(1);
  });

  it('keeps the pairs that carry text readable', () => {
    const pairs = [
      ['text', 'paper'],
      ['muted', 'sand'],
      ['leaf-deep', 'sand'],
      ['mist', 'ink'],
      ['mist', 'raised'],
      ['leaf', 'ink'],
      ['ink', 'leaf'],
      ['ink', 'sun'],
      ['white', 'iris'],
      ['rose-deep', 'paper'],
    ] as const;
    for (const [front, back] of pairs) {
      expect(contrastRatio(hexOf(front), hexOf(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
