import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../problems';
import { check, knownKeys } from './schema';

const SOUND = { title: 'A', size: 1, on: true, tags: ['t'], kind: 'one', inner: { name: 'B' } };
const schema = z.strictObject({
  title: z.string().min(1, 'must not be empty').regex(/^\S/, 'must not begin with a space'),
  size: z.number(),
  on: z.boolean(),
  tags: z.array(z.string()).min(1, 'must name one'),
  kind: z.enum(['one', 'two', 'three']),
  inner: z.strictObject({ name: z.string() }),
  summary: z.string().min(5, 'too short').max(8, 'too long').optional(),
});

/** @returns each problem as `field reason` */
function problemsOf(value: unknown): string[] {
  const problems: Problem[] = [];
  const output = check(schema, value, 'a.json', (problem) => problems.push(problem));
  expect(output === undefined).toBe(problems.length > 0);
  for (const { file } of problems) expect(file).toBe('a.json');
  return problems.map(({ field, reason }) => `${field} ${reason}`);
}

it('gives what is sound as the schema makes it', () => {
  const trimmed = z.strictObject({ title: z.string().trim() });
  expect(check(trimmed, { title: ' A ' }, 'a.json', () => {})).toEqual({ title: 'A' });
  expect(problemsOf(SOUND)).toEqual([]);
});

it('is silent about a file that could not be read, which was told where it was read', () => {
  const problems: Problem[] = [];
  expect(check(schema, undefined, 'a.json', (problem) => problems.push(problem))).toBeUndefined();
  expect(problems).toEqual([]);
});

describe('a wrong type is told in an editor’s words', () => {
  it.each([
    ['something else than an object', [], '(root) must be an object with names and values, and is a list'],
    ['nothing', { ...SOUND, title: null }, 'title must be a text, and is nothing'],
    ['a number', { ...SOUND, title: 1 }, 'title must be a text, and is a number'],
    ['a text', { ...SOUND, size: '1' }, 'size must be a number, and is a text'],
    ['a list', { ...SOUND, on: [] }, 'on must be true or false, and is a list'],
    ['an object', { ...SOUND, tags: {} }, 'tags must be a list, and is an object with names and values'],
    ['true', { ...SOUND, tags: [true] }, 'tags.0 must be a text, and is true or false'],
    ['a value outside a list', { ...SOUND, kind: 'four' }, 'kind must be one, two or three'],
  ])('%s', (_, value, problem) => {
    expect(problemsOf(value)).toEqual([problem]);
  });

  it('what is missing', () => {
    const { size: _, ...rest } = SOUND;
    expect(problemsOf({ ...rest, inner: {} })).toEqual(['size is missing', 'inner.name is missing']);
  });
});

describe('unknown names', () => {
  it('are told each, inside objects too', () => {
    expect(problemsOf({ ...SOUND, mood: 1, weather: 2, inner: { name: 'B', colour: 3 } })).toEqual([
      'inner.colour is not a known name',
      'mood is not a known name',
      'weather is not a known name',
    ]);
  });

  it('are one mistake where they are a known name misspelt', () => {
    const { title, inner: _, ...rest } = SOUND;
    expect(problemsOf({ ...rest, titel: title, inner: { nmae: 'B' } })).toEqual([
      'inner.nmae is not a known name: did you mean "name"?',
      'titel is not a known name: did you mean "title"?',
    ]);
  });

  it('hide nothing of the known name where that is there as well', () => {
    expect(problemsOf({ ...SOUND, title: '', titel: 'A' })).toEqual([
      'title must not be empty',
      'titel is not a known name: did you mean "title"?',
    ]);
  });
});

it('tells one thing of a value, whatever else is wrong with it', () => {
  expect(problemsOf({ ...SOUND, title: '' })).toEqual(['title must not be empty']);
  expect(problemsOf({ ...SOUND, title: ' ' })).toEqual(['title must not begin with a space']);
});

describe('lengths of texts', () => {
  it.each([
    ['1234', 'summary too short'],
    ['123456789', 'summary too long'],
  ])('of %s are judged', (summary, problem) => {
    expect(problemsOf({ ...SOUND, summary })).toEqual([problem]);
  });
});

const inner = z.strictObject({ deep: z.string() });
const nested = z.strictObject({
  plain: z.string(),
  object: inner,
  list: z.array(inner),
  record: z.record(z.string(), inner),
  optional: inner.optional(),
  fallback: inner.default({ deep: '' }),
  changed: inner.transform(({ deep }) => deep),
});

it.each([
  [[], Object.keys(nested.shape)],
  [['object'], ['deep']],
  [['list', 3], ['deep']],
  [['record', 'any'], ['deep']],
  [['optional'], ['deep']],
  [['fallback'], ['deep']],
  [['changed'], ['deep']],
  [['plain'], []],
  [['object', 'deep'], []],
  [['unknown'], []],
  [['unknown', 'deep'], []],
])('at %j there may be %j', (path, known) => {
  expect(knownKeys(nested, path)).toEqual(known);
});
