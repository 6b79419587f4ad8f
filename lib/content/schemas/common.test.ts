import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { copyOf, currencyCode, oldPath, unique } from './common';

/** @returns each issue as `path message` */
const issues = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? [];

it('copyOf refuses a text of nothing but spaces, however deep, and what is no text', () => {
  const schema = copyOf<{ title: string }>();
  expect(issues(schema, { title: 'A', more: { list: ['B'] } })).toEqual([]);
  expect(issues(schema, { title: ' ', more: { list: ['', 3] } })).toEqual([
    'title must not be empty',
    'more list 0 must not be empty',
    'more list 1 must not be empty',
  ]);
});

describe('oldPath', () => {
  it.each(['/', '/a_b~c.d-e/f', '/caf%c3%a9'])('accepts %s', (path) => {
    expect(issues(oldPath, path)).toEqual([]);
  });

  it.each([
    ['/About', 'must be in lower case: it matches in any case'],
    ['/café', 'must be ASCII: write /caf%c3%a9'],
    ['/a:b', 'may hold letters, digits, hyphens, dots, underscores, tildes and percent signs only'],
    ['/a*', 'may hold letters, digits, hyphens, dots, underscores, tildes and percent signs only'],
    ['//elsewhere.example', 'must be a path on this site that begins with one slash'],
  ])('tells what is wrong with %s, once', (path, reason) => {
    expect(issues(oldPath, path)).toEqual([reason]);
  });
});

it('currencyCode knows currencies from words of three letters', () => {
  expect(issues(currencyCode, 'KES')).toEqual([]);
  expect(issues(currencyCode, 'KSH')).toEqual(['must be an ISO 4217 currency code']);
});

it('unique names every entry that repeats one before it', () => {
  const schema = z.array(z.object({ id: z.string() })).superRefine(unique('id'));
  const list = (...ids: string[]) => ids.map((id) => ({ id }));
  expect(issues(schema, list('a', 'b'))).toEqual([]);
  expect(issues(schema, list('a', 'b', 'a', 'a'))).toEqual(['2 id "a" is taken', '3 id "a" is taken']);
});
