import { expect, it } from 'vitest';
import { checkPlaces, placesOf } from './places';

/** What the file lacks besides is told on its own. */
const isWhole = (reason: string) => !reason.endsWith('is missing');

function problems(file: string, value: unknown, names: string[] = ['Product']) {
  const found: string[] = [];
  checkPlaces(value, file, names, ({ field, reason }) => found.push(`${field} ${reason}`));
  return found.filter(isWhole);
}

it('knows the places of a text by where it stands, in any entry of a list', () => {
  expect(placesOf('blog.json', 'article.when')).toEqual([
    { name: 'date', needed: true },
    { name: 'minutes', needed: true },
  ]);
  expect(placesOf('careers.json', 'application.lines.12')).toEqual([{ name: 'title', needed: false }]);
  expect(placesOf('blog.json', 'article.top')).toEqual([]);
});

it('reports a place that a text lost, and not what it can do without', () => {
  expect(problems('blog.json', { article: { when: '{date} of {Product}' } })).toEqual([
    'article.when must hold {minutes}, where its value is put in',
  ]);
  expect(problems('careers.json', { application: { subject: '{title}', lines: ['Hello'] } })).toEqual([]);
});

it('leaves a misspelt place to the check of names, and an empty text to its schema', () => {
  expect(problems('blog.json', { article: { when: '{date}, {minuts}', updated: ' ' } })).toEqual([]);
});

it('reports a text that pages put values into, and the file lacks', () => {
  const found: string[] = [];
  checkPlaces({ tags: { title: '{tag}' } }, 'blog.json', [], ({ field, reason }) =>
    found.push(`${field} ${reason}`),
  );
  expect(found).toContain('tags.text is missing');
  expect(found.filter((line) => line.startsWith('list'))).toEqual(['list is missing']);
  expect(found).not.toContain('tags.title is missing');
});
