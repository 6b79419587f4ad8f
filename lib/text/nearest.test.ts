import { expect, it } from 'vitest';
import { nearest } from './nearest';

it('finds the word that was probably meant, whatever its case', () => {
  const known = ['category', 'Published', 'title'];
  expect(nearest('categry', known)).toBe('category');
  expect(nearest('PUBLISED', known)).toBe('Published');
  expect(nearest('title', known)).toBe('title');
});

it('finds none where nothing is near, or known', () => {
  expect(nearest('zzzzzzzzzzzz', ['category', 'title'])).toBeUndefined();
  expect(nearest('title', [])).toBeUndefined();
});
