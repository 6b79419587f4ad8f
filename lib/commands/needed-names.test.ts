import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namesIn } from './needed-names';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'names-'));
  writeFileSync(join(dir, 'other.json'), '[{ "heading": "A" }]');
  writeFileSync(join(dir, 'blog.json'), '{ "list": { "readTme": "A", "heading": "B" } }');
});
afterEach(() => rmSync(dir, { recursive: true }));

const error = (name: string, type: string, meant = '') =>
  `components/Card.tsx(4,6): error TS2551: Property '${name}' does not exist on type '{ ${type} }'.${meant}`;

it('names file and field of each name that a page shows, once, and what was typed in its place', () => {
  const type = 'readTme: string; heading: string;';
  const lines = [
    error('readTime', type, " Did you mean 'readTme'?"),
    error('readTime', type, " Did you mean 'readTme'?"),
    error('lead', type),
  ];
  expect(namesIn(lines.join('\n'), dir)).toEqual([
    {
      file: 'blog.json',
      field: 'list.readTime',
      reason: 'is missing, and components/Card.tsx shows it: did you mean it by "readTme"?',
    },
    { file: 'blog.json', field: 'list.lead', reason: 'is missing, and components/Card.tsx shows it' },
  ]);
});

it('leaves what is no mistake in content to the type check', () => {
  expect(namesIn(error('lead', 'elsewhere: string;'), dir)).toEqual([]);
  expect(namesIn("app/page.tsx(1,2): error TS2304: Cannot find name 'RouteContext'.", dir)).toEqual([]);
});
