import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editFile, withEntry, withValue } from './json';

it('adds an entry on one line behind one on one line, and touches nothing else', () => {
  const text = '{\n  "exact": [\n    { "from": "/a",   "to": "/b" }\n  ],\n  "prefix": []\n}\n';
  expect(withEntry(text, ['exact'], { from: '/c', to: '/d' })).toBe(
    '{\n  "exact": [\n    { "from": "/a",   "to": "/b" },\n    { "from": "/c", "to": "/d" }\n  ],\n  "prefix": []\n}\n',
  );
});

it('adds an entry on lines of its own behind one that has lines, and to a list without any', () => {
  expect(withEntry('[\n  {\n    "id": 1\n  }\n]\n', [], { id: 2 })).toBe(
    '[\n  {\n    "id": 1\n  },\n  {\n    "id": 2\n  }\n]\n',
  );
  expect(withEntry('{\n  "exact": []\n}\n', ['exact'], { id: 2 })).toBe(
    '{\n  "exact": [\n    {\n      "id": 2\n    }\n  ]\n}\n',
  );
});

it('sets one value or removes it, and touches nothing else', () => {
  const text = '{\n  "a": [ 1,   2 ],\n  "b": { "c": true }\n}\n';
  expect(withValue(text, ['b', 'c'], false)).toBe('{\n  "a": [ 1,   2 ],\n  "b": { "c": false }\n}\n');
  expect(JSON.parse(withValue(text, ['a', 0], undefined))).toEqual({ a: [2], b: { c: true } });
  expect(withValue('{\n  "a": 1\n}\n', ['b'], 2)).toBe('{\n  "a": 1,\n  "b": 2\n}\n');
});

it('changes a file in place, with one kind of line end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'));
  try {
    const file = join(folder, 'a.json');
    writeFileSync(file, '1\r\n2\r\n');
    editFile(file, (text) => `${text}3`);
    expect(readFileSync(file, 'utf8')).toBe('1\n2\n3');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
