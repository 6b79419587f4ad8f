import { expect, it } from 'vitest';
import { mapTexts, textsIn } from './json-texts';

const VALUE = { a: 'one', list: ['two', { b: 'three' }, 4], none: null };

it('changes every text where it stands, and nothing else', () => {
  expect(mapTexts(VALUE, (text, path) => `${path}=${text}`)).toEqual({
    a: 'a=one',
    list: ['list.0=two', { b: 'list.1.b=three' }, 4],
    none: null,
  });
  expect(mapTexts('alone', (text, path) => `${text}${path}.`)).toBe('alone.');
});

it('lists every text with its path', () => {
  expect(textsIn(VALUE)).toEqual([
    { text: 'one', path: 'a' },
    { text: 'two', path: 'list.0' },
    { text: 'three', path: 'list.1.b' },
  ]);
});
