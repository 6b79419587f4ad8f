import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFixture } from './next-16/fixture/read';
import { survey } from './template';

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

const folder = () => join(project, '.next/cache/build/templates');
const templates = () => readdirSync(folder());

describe('survey', () => {
  it('parses a document once, and takes what that gave from the cache then', () => {
    const first = survey(document('one'));
    expect(first.problems).toEqual([]);
    expect(first.names).toContain('one');
    expect(first).not.toHaveProperty('html');
    const [key = ''] = templates();
    writeFileSync(join(folder(), key), JSON.stringify({ names: ['kept'] }));
    expect(survey(document('one')).names).toEqual(['kept']);
  });

  it('parses it anew where its text, the code or the path of forms is another', () => {
    const others = [
      document('one'),
      document('one', 'one', 'other code'),
      { ...document('one'), formsPath: '/forms/' },
    ];
    for (const other of others) survey(other);
    survey(document('one', 'edited'));
    expect(templates()).toHaveLength(4);
  });
});

it('makes a document from its template, and once more where that was lost', () => {
  const { finish } = survey(document('one'));
  expect(finish(PARTS)).toContain('<h1 class="one">');
  rmSync(folder(), { recursive: true });
  expect(finish(PARTS)).toContain('<h1 class="one">');
});
