import { expect, it } from 'vitest';
import { MOTIF_NAMES, motifMarkup } from './motifs';
import { articlePalette, categoryPalette, PALETTES } from './palettes';

it('colours a category by its palette, a topic by its audience', () => {
  expect(categoryPalette({ audience: 'advertiser', palette: 'rose' })).toBe('rose');
  expect(categoryPalette({ audience: 'advertiser' })).toBe('iris');
});

it('gives an article of a green category a second colour for whom it speaks to', () => {
  const guides = { audience: 'both', palette: 'leaf' } as const;
  expect(articlePalette(guides, 'earner')).toBe('leaf-sun');
  expect(articlePalette(guides, 'advertiser')).toBe('leaf-iris');
  expect(articlePalette(guides, 'both')).toBe('leaf');
  expect(articlePalette({ audience: 'both', palette: 'rose' }, 'earner')).toBe('rose');
});

it('dresses people in a hue that is nowhere behind them', () => {
  const hue = (ink: string) => ink.split('-')[0];
  for (const { ground, soft, accent, cloth } of Object.values(PALETTES).flat())
    expect([ground, soft, accent].map(hue)).not.toContain(hue(cloth));
  expect(MOTIF_NAMES.filter((name) => motifMarkup(name).includes('fill="cloth"'))).toHaveLength(11);
});
