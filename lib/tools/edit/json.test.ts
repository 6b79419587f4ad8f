import { expect, it } from 'vitest';
import { withEntry } from './json';

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
