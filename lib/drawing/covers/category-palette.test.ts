import { expect, it } from 'vitest';
import { articlePalette, categoryPalette } from './palettes';

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
