import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../cache';
import { readFixture } from './next-16/fixture/read';
import { perform, survey } from './work';

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
const at = (name: string) => join(project, name);

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

describe('finish', () => {
  const task = (key: string) => ({
    kind: 'finish' as const,
    projectDir: project,
    key,
    parts: PARTS,
    targets: [at('dist/blog/one.html'), at('dist/one.html')],
    compress: 'written' as const,
  });

  it('writes a document wherever it is wanted, compressed beside it', async () => {
    await perform(task(survey(document('one')).key));
    for (const name of ['dist/blog/one.html', 'dist/one.html']) {
      const body = readFileSync(at(name));
      expect(body.toString()).toContain('</html>');
      expect(gunzipSync(readFileSync(`${at(name)}.gz`))).toEqual(body);
    }
  });

  it('says so when the template was lost', async () => {
    await expect(perform(task('lost'))).rejects.toThrow(
      'The build cache lost the template lost while it was in use.',
    );
  });
});

it('copies a file, compressed beside it only where that is asked for', async () => {
  writeFileSync(at('a.txt'), 'A text.');
  const copy = (target: string, compress: 'asset' | undefined) =>
    perform({ kind: 'copy', projectDir: project, source: at('a.txt'), target: at(target), compress });
  await copy('x/y/a.txt', 'asset');
  await copy('b.txt', undefined);
  expect(readFileSync(at('b.txt'), 'utf8')).toBe('A text.');
  expect(gunzipSync(readFileSync(at('x/y/a.txt.gz'))).toString()).toBe('A text.');
  expect([existsSync(at('x/y/a.txt.br')), existsSync(at('b.txt.br'))]).toEqual([true, false]);
});
