import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../cache';
import { readFixture } from './next-16/fixture/read';
import { documentOf, survey } from './template';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'work-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Writes a document as Next prerendered it. @returns how it is read */
function document(name: string, text = name, code = 'code') {
  const file = join(project, `${name}.html`);
  writeFileSync(file, readFixture('plain').replace('<h1>', `<h1 class="${text}">`));
  return { projectDir: project, file, code, formsPath: '/api/' };
}
const PARTS = { css: 'p{}', modules: {}, policy: "default-src 'self'", server: undefined };

describe('survey', () => {
  it('parses a document once, and takes what that gave from the cache then', () => {
    const first = survey(document('one'));
    expect(first.problems).toEqual([]);
    expect(first.names).toContain('one');
    expect(first).not.toHaveProperty('html');
    openCache(project, 'templates').write(first.key, JSON.stringify({ names: ['kept'] }));
    expect(survey(document('one'))).toEqual({ names: ['kept'], key: first.key });
  });

  it('parses it anew where its text, the code or the path of forms is another', () => {
    const others = [
      document('one'),
      document('one', 'one', 'other code'),
      { ...document('one'), formsPath: '/forms/' },
    ];
    const keys = others.map((other) => survey(other).key);
    keys.push(survey(document('one', 'edited')).key);
    expect(new Set(keys).size).toBe(4);
  });
});

it('makes a document from its template, and says so when that was lost', () => {
  const { key } = survey(document('one'));
  expect(documentOf(project, key, PARTS)).toContain('<h1 class="one">');
  expect(() => documentOf(project, 'lost', PARTS)).toThrow(
    'The build cache lost the template lost while it was in use.',
  );
});
