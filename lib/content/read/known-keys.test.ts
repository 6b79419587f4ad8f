import { expect, it } from 'vitest';
import { z } from 'zod';
import { knownKeys } from './known-keys';

const inner = z.strictObject({ deep: z.string() });
const schema = z.strictObject({
  plain: z.string(),
  object: inner,
  list: z.array(inner),
  record: z.record(z.string(), inner),
  optional: inner.optional(),
  fallback: inner.default({ deep: '' }),
  changed: inner.transform(({ deep }) => deep),
});

it.each([
  [[], Object.keys(schema.shape)],
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
  expect(knownKeys(schema, path)).toEqual(known);
});
