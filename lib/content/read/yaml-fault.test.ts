import { expect, it } from 'vitest';
import { parse, YAMLParseError } from 'yaml';
import { yamlFault } from './front-matter';

function faultOf(source: string) {
  try {
    parse(source);
  } catch (error) {
    if (error instanceof YAMLParseError) return yamlFault(error, source);
    throw error;
  }
  throw new Error('This is sound YAML.');
}

it.each([
  [
    'a quote that is not closed',
    'a: one\nb: "two\nc: three\nd: four',
    2,
    'a text begins with " and does not end with it',
  ],
  ['an apostrophe that is not closed', "a: 'one\nb: two", 1, "a text begins with ' and does not end with it"],
  [
    'words behind a quote',
    'a: one\nb: "two" three',
    2,
    'text goes on behind its closing quote: put the whole in quotes',
  ],
  ['a colon in a text', 'a: one\nb: two: three', 2, 'put the text in quotes, it holds a colon'],
  ['a name twice', 'a: one\na: two', 2, 'a field is written twice'],
  ['a first character that means something', 'a: @one', 1, 'put the text in quotes, its first character'],
  ['a backslash', 'a: "one\\two \\q"', 1, 'a backslash inside double quotes is written twice'],
  ['a list that is not closed', 'a: [one', 1, ''],
])('tells line and remedy of %s', (_, source, line, reason) => {
  const fault = faultOf(source);
  expect(fault).toEqual({ line, reason: expect.stringContaining(reason) });
  expect(fault.reason).not.toMatch(/at line|\n/);
});
