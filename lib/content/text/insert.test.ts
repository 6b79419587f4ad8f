import { expect, it } from 'vitest';
import { insert } from './insert';

it('puts each value into its place, as often as the place stands there', () => {
  expect(insert('{place} of {count}, that is {place}', { place: 2, count: 5 })).toBe('2 of 5, that is 2');
});

it('puts a value in as it is, even one that looks like a place or a pattern', () => {
  expect(insert('Add “{title}”', { title: '{count} $& more' })).toBe('Add “{count} $& more”');
});

it('shows a place that nothing is known for', () => {
  expect(insert('{count} articles', {})).toBe('{count} articles');
});
