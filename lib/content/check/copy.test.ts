import { expect, it } from 'vitest';
import { hasPlaces, placesOf } from './copy';

it('knows the places of a text by where it stands, in any entry of a list', () => {
  expect(placesOf('blog.json', 'article.when')).toEqual([
    { name: 'date', needed: true },
    { name: 'minutes', needed: true },
  ]);
  expect(placesOf('careers.json', 'application.lines.12')).toEqual([{ name: 'title', needed: false }]);
  expect(placesOf('blog.json', 'article.tags')).toEqual([]);
});

it('reports a text that pages put values into, and the file lacks', () => {
  const found: string[] = [];
  hasPlaces({ tags: { title: '{tag}' } }, 'blog.json', ({ field, reason }) =>
    found.push(`${field} ${reason}`),
  );
  expect(found).toContain('tags.text is missing');
  expect(found.filter((line) => line.startsWith('list'))).toEqual(['list is missing']);
  expect(found).not.toContain('tags.title is missing');
});
