import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { copyOf, currencyCode, oldPath, unique } from './common';

/** @returns each issue as `path message` */
const issues = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? [];

it.each<[1 | 2 | 3, unknown, string[]]>([
  [1, { title: 'A' }, []],
  [1, { title: ' ' }, ['title must not be empty']],
  [1, { title: { text: 'A' } }, ['title expected string']],
  [2, { head: { title: 'A' } }, []],
  [2, { head: 'A' }, ['head expected object']],
  [2, { head: ['A'] }, ['head expected object']],
  [
    2,
    { head: { title: ['A'], text: 3, lead: null } },
    ['title', 'text', 'lead'].map((name) => `head ${name} expected string`),
  ],
  [3, { head: { title: 'A', more: { title: 'B' } } }, []],
  [3, { head: { more: { title: { text: 'B' } } } }, ['head more title expected string']],
  [3, undefined, ['expected object']],
])('copyOf of %i levels judges %j', (levels, value, expected) => {
  const found = copyOf(levels).safeParse(value).error?.issues ?? [];
  expect(
    found.map((issue) =>
      [...issue.path, issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message].join(' '),
    ),
  ).toEqual(expected);
});

describe('oldPath', () => {
  it.each(['/', '/a_b~c.d-e/f', '/caf%c3%a9', '/apiary', "/a:b's"])('accepts %s', (path) => {
    expect(issues(oldPath, path)).toEqual([]);
  });

  it.each([
    ['/About', 'must be in lower case: it matches in any case'],
    ['/café', 'must be ASCII: write /caf%c3%a9'],
    ['/a*', expect.stringContaining('may hold letters, digits, hyphens, dots, colons, apostrophes')],
    ['/api', 'must not be below /api or /_next: programs use these'],
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
