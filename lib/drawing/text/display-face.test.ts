import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { charactersOf, cutDisplayFace } from './display-face';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'face-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const file = () => join(project, 'app', 'fonts', 'display-800.woff2');
async function has(letters: string): Promise<boolean[]> {
  const plain = await subsetFont(readFileSync(file()), letters, { targetFormat: 'sfnt' });
  const codes = new Set(new Face(new Blob(plain)).collectUnicodes());
  return [...letters].map((letter) => codes.has(letter.codePointAt(0) ?? 0));
}

it('has the letters of the texts, and no others', async () => {
  await cutDisplayFace(project, 'Café Ế');
  expect(await has('aéẾż')).toEqual([true, true, true, false]);
});

it('is cut again when a text needs another letter or the file is not the one that was cut, and else left', async () => {
  await cutDisplayFace(project, 'Café');
  copyFileSync(file(), join(project, 'first'));
  const before = statSync(file()).mtimeMs;
  await cutDisplayFace(project, 'Café again');
  expect(statSync(file()).mtimeMs).toBe(before);
  await cutDisplayFace(project, 'Café źródło');
  expect(await has('ź')).toEqual([true]);
  writeFileSync(file(), 'broken');
  await cutDisplayFace(project, 'Café');
  expect(readFileSync(file()).equals(readFileSync(join(project, 'first')))).toBe(true);
});

it('leaves out what only code is written with', () => {
  expect(charactersOf('{<é>}')).toMatch(/é/);
  expect(charactersOf('{<é>}')).not.toMatch(/[{<>}]/);
});
