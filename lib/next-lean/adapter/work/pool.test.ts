import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFixture } from '../next-16/fixture/read';
import { openPool } from './pool';
import { finish, perform, type Survey, type SurveyTask, survey } from './tasks';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'work-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Writes a document as Next prerendered it. @returns the task that reads it */
function document(name: string, text = name, code = 'code'): SurveyTask {
  const file = join(project, `${name}.html`);
  writeFileSync(file, readFixture('plain').replace('<h1>', `<h1 class="${text}">`));
  return { kind: 'survey', projectDir: project, file, code, formsPath: '/api/' };
}
const PARTS = { css: 'p{}', modules: {}, policy: "default-src 'self'", server: undefined };
const at = (name: string) => join(project, name);

describe('survey', () => {
  it('parses a document once, and tells the same again', () => {
    const first = survey(document('one'));
    expect(first).toMatchObject({ parsed: true, problems: [] });
    expect(first.names).toContain('one');
    expect(first).not.toHaveProperty('html');
    expect(survey(document('one'))).toEqual({ ...first, parsed: false });
  });

  it('parses it anew where its text, the code or the path of forms is another', () => {
    survey(document('one'));
    expect(survey(document('one', 'edited')).parsed).toBe(true);
    expect(survey(document('one', 'one', 'other code')).parsed).toBe(true);
    expect(survey({ ...document('one'), formsPath: '/forms/' }).parsed).toBe(true);
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

  it('writes a document wherever it is wanted, compressed beside it', () => {
    perform(task(survey(document('one')).key));
    for (const name of ['dist/blog/one.html', 'dist/one.html']) {
      const body = readFileSync(at(name));
      expect(body.toString()).toContain('</html>');
      expect(gunzipSync(readFileSync(`${at(name)}.gz`))).toEqual(body);
    }
  });

  it('says so when the template was lost', () => {
    expect(() => finish(task('lost'))).toThrow('The build cache lost the template lost while it was in use.');
  });
});

it('copies a file, compressed beside it only where that is asked for', () => {
  writeFileSync(at('a.txt'), 'A text.');
  const copy = (target: string, compress: 'asset' | undefined) =>
    perform({ kind: 'copy', projectDir: project, source: at('a.txt'), target: at(target), compress });
  expect(copy('x/y/a.txt', 'asset')).toBeUndefined();
  copy('b.txt', undefined);
  expect(readFileSync(at('b.txt'), 'utf8')).toBe('A text.');
  expect(gunzipSync(readFileSync(at('x/y/a.txt.gz'))).toString()).toBe('A text.');
  expect([existsSync(at('x/y/a.txt.br')), existsSync(at('b.txt.br'))]).toEqual([true, false]);
});

describe('openPool', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}`);
  const classes = (surveys: (Survey | undefined)[]) =>
    surveys.map((one) => one?.names.find((name) => name.startsWith('page-')));

  it('gives results in the order of the tasks, and tells of each', async () => {
    const pool = openPool();
    const done = vi.fn();
    const tasks = names(3).map((name) => document(name));
    expect(classes(await pool.run(tasks, done))).toEqual(names(3));
    expect(done).toHaveBeenCalledTimes(3);
    expect(await pool.run([])).toEqual([]);
    await pool.close();
  });

  it('throws what a task threw', async () => {
    const pool = openPool();
    const gone = { ...document('one'), file: at('gone.html') };
    await expect(pool.run([gone])).rejects.toThrow('ENOENT');
    await pool.close();
  });

  it('shares many tasks among threads, to the same results, and ends them', async () => {
    const pool = openPool(2, 3);
    const tasks = names(64).map((name) => document(name));
    expect(classes(await pool.run(tasks))).toEqual(names(64));
    expect(classes(await pool.run(tasks.slice(0, 2)))).toEqual(names(2));
    await pool.close();
  });
});
