import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../problems';
import { readJson, readText, withoutDecisions } from './json-file';

let dir: string;
let problems: Problem[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  problems = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

const report = (problem: Problem) => problems.push(problem);
function write(bytes: string | Buffer): void {
  writeFileSync(join(dir, 'a.json'), bytes);
}

describe('readJson', () => {
  it('reads what is JSON', () => {
    write('{ "a": [1, null] }');
    expect(readJson(dir, 'a.json', report)).toEqual({ a: [1, null] });
    expect(problems).toEqual([]);
  });

  it.each([
    ['a comma behind the last name', '{\n  "a": 1,\n}', 3, 1, /name in double quotes.*comma too many/],
    ['a comma behind the last value', '[\n  1,\n]', 3, 1, /value is expected: perhaps a comma too many/],
    ['no comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3, /comma is expected/],
    ['no colon', '{\n  "a" 1\n}', 2, 7, /colon is expected/],
    ['no end of an object', '{\n  "a": 1', 2, 9, /closing \} is expected/],
    ['no end of a list', '[1', 1, 3, /closing \] is expected/],
    ['something behind the end', '{}\n{}', 2, 1, /goes on after its end/],
    ['a comment', '{\n  // why\n  "a": 1\n}', 2, 3, /JSON has no comments/],
    ['no closing quote', '{\n  "a": "one\n}', 2, 8, /no closing quote/],
    ['nothing', '', 1, 1, /is empty$/],
    ['white space', ' \n', 1, 1, /is empty$/],
    ['a tab in a text', '["a\tb"]', 1, 2, /a tab is written \\t/],
    ['a backslash in a text', '["a\\pb"]', 1, 2, /a backslash is written \\\\/],
  ])('tells line, column and reason of %s', (_, text, line, column, reason) => {
    write(text);
    expect(readJson(dir, 'a.json', report)).toBeUndefined();
    expect(problems).toEqual([
      { file: 'a.json', field: '(file)', line, column, reason: expect.stringMatching(reason) },
    ]);
    expect(problems[0]?.reason).toMatch(/^is not JSON: /);
  });

  it('tells a file that is missing as missing, not as broken', () => {
    expect(readJson(dir, 'gone.json', report)).toBeUndefined();
    expect(problems).toEqual([{ file: 'gone.json', field: '(file)', reason: 'is missing' }]);
  });
});

describe('readText', () => {
  it('leaves out a byte order mark, and ends each line as everywhere', () => {
    write('\ufeffone\r\ntwo\r\n');
    expect(readText(dir, 'a.json', report)).toBe('one\ntwo\n');
  });

  it.each([
    [1, 'Café\nb\n'],
    [3, 'a\nb\nCafé\n'],
    [2, 'a\nCafé'],
  ])('names line %d as the first that is not UTF-8', (line, text) => {
    write(Buffer.from(text, 'latin1'));
    expect(readText(dir, 'a.json', report)).toBeUndefined();
    expect(problems).toEqual([
      { file: 'a.json', field: '(file)', line, reason: 'is not UTF-8: save it with that encoding' },
    ]);
  });

  it('tells what else the system says', () => {
    expect(readText(dir, '.', report)).toBeUndefined();
    expect(problems[0]?.reason).toContain('EISDIR');
  });
});

it('takes the marks away wherever they stand, and reports one that is no boolean', () => {
  const problems: Problem[] = [];
  const value = { a: [{ decide: true, b: 1 }, null], decide: false, c: { decide: 'yes' } };
  expect(withoutDecisions(value, 'x.json', (problem) => problems.push(problem))).toEqual({
    a: [{ b: 1 }, null],
    c: {},
  });
  expect(problems).toEqual([{ file: 'x.json', field: 'c.decide', reason: 'must be true or false' }]);
});
