import { expect, it } from 'vitest';
import { categoryPalette } from './category-palette';

it('colours a category by its palette, a topic by its audience', () => {
  expect(categoryPalette({ audience: 'advertiser', palette: 'rose' })).toBe('rose');
  expect(categoryPalette({ audience: 'advertiser' })).toBe('iris');
});
