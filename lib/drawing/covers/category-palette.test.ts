import { expect, it } from 'vitest';
import { categoryPalette } from './palettes';

it('colours a category by its palette, a topic by its audience', () => {
  expect(categoryPalette({ audience: 'advertiser', palette: 'rose' })).toBe('rose');
  expect(categoryPalette({ audience: 'advertiser' })).toBe('iris');
});
