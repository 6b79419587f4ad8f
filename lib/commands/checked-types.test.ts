import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typesAreKnown as areKnown, codeToCheck, rememberTypes } from './checked-types.mjs';

let root: string;
const typesAreKnown = (folder: string) => areKnown(folder, codeToCheck(folder));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checked-types-'));
  for (const file of ['lib/a.ts', 'content/facts.json', 'package-lock.json']) write(file, '{}');
  rememberTypes(root, codeToCheck(root));
});
afterEach(() => rmSync(root, { recursive: true }));

it('knows code that a build has checked, and no other', () => {
  expect(typesAreKnown(root)).toBe(true);
  rmSync(join(root, '.next'), { recursive: true });
  expect(typesAreKnown(root)).toBe(false);
});

it.each([
  'lib/a.ts',
  'e2e/new.spec.ts',
  'content/facts.json',
  'package-lock.json',
  'tsconfig.json',
  'lib/data/a.ts',
  'lib/public/dist/a.ts',
])('has types checked again when %s changes', (file) => {
  write(file, '{"another": 1}');
  expect(typesAreKnown(root)).toBe(false);
});

it.each(['content/articles/new.md', 'next-env.d.ts', 'app/generated/revision.ts', '.next/types/routes.ts'])(
  'does not when %s does',
  (file) => {
    write(file, 'text');
    expect(typesAreKnown(root)).toBe(true);
  },
);
