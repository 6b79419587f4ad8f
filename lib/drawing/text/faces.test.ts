import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFace } from './faces';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'faces-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const put = (file: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), '');
};

it('finds a file of the owner', () => {
  put('content/fonts/My Face.ttf');
  expect(findFace(project, 'My Face.ttf')).toEqual({ path: join(project, 'content/fonts/My Face.ttf') });
  expect(findFace(project, 'Other.ttf')).toEqual({
    reason: '"Other.ttf" is not in content/fonts/, which has My Face.ttf',
  });
});

it('takes the upright face of a package that is as heavy as headings, or as near to it as there is', () => {
  for (const name of [
    '400Regular/A_400.ttf',
    '800ExtraBold/A_800.ttf',
    '800ExtraBold_Italic/A_800_Italic.ttf',
  ]) {
    put(`node_modules/@fonts/a/${name}`);
  }
  put('node_modules/b/B-400.otf');
  put('node_modules/b/B-700.otf');
  put('node_modules/c/Only.ttf');
  const found = (file: string) => findFace(project, file);
  expect(found('@fonts/a')).toEqual({ path: join(project, 'node_modules/@fonts/a/800ExtraBold/A_800.ttf') });
  expect(found('b')).toEqual({ path: join(project, 'node_modules/b/B-700.otf') });
  expect(found('c')).toEqual({ path: join(project, 'node_modules/c/Only.ttf') });
  expect(found('b/B-400.otf')).toEqual({ path: join(project, 'node_modules/b/B-400.otf') });
});

it('says what to do where no face can be told', () => {
  put('node_modules/d/One.ttf');
  put('node_modules/d/Two.ttf');
  put('node_modules/e/e.css');
  const reason = (file: string) => Object.values(findFace(project, file)).join();
  expect(reason('d')).toBe('"d" does not say which face to take: name one of its files: One.ttf, Two.ttf');
  expect(reason('e')).toMatch(/^"e" does not say which face to take: it has no .* into content\/fonts\/$/);
  expect(reason('@not/there')).toMatch(/nor an installed package: npm install @not\/there$/);
  expect(reason('A.woff2')).toContain('take the .ttf or .otf');
});
