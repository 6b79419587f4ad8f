import { expect, it } from 'vitest';
import { meant, nearest } from './nearest';

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

it.each([
  ['taggs', 'tag'],
  ['descripshun', 'description'],
])('takes %s for a slip: two letters, or one in three of a long word', (written, known) => {
  expect(nearest(written, [known])).toBe(known);
});

it.each([
  ['taggest', 'tag'],
  ['descriptor', 'inscription'],
  ['ab', 'cd'],
])('takes %s for another word', (written, known) => {
  expect(nearest(written, [known])).toBeUndefined();
});

it('asks for the word that was meant, and nothing where none is near', () => {
  expect(meant('titel', ['title'])).toBe(': did you mean "title"?');
  expect(meant('zzzzzzzzzzzz', ['title'])).toBe('');
});
