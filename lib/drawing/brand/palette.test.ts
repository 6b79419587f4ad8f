import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';
import { hexOf } from './palette';

describe('hexOf', () => {
  it('names the colour that the theme lacks', () => {
    expect(() => hexOf('gold')).toThrow('app/globals.css  --color-gold');
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
