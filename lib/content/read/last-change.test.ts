import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastChange, REVISION_FILE, watchContent, writeRevision } from './watch';

let project: string;
let file: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'change-'));
  mkdirSync(join(project, 'content', 'articles'), { recursive: true });
  file = join(project, 'content', 'articles', 'a.md');
  writeFileSync(file, 'one');
});
afterEach(() => rmSync(project, { recursive: true }));

const change = () => lastChange(join(project, 'content'));

describe('lastChange', () => {
  it.each<[string, () => void]>([
    ['a file is written', () => writeFileSync(file, 'another')],
    ['a file is added', () => writeFileSync(`${file}.txt`, '')],
    ['a file is renamed', () => renameSync(file, join(file, '..', 'b.md'))],
    ['a file is put back from an older copy', () => utimesSync(file, 1, 1)],
  ])('differs after %s', (_, edit) => {
    const before = change();
    expect(change()).toBe(before);
    edit();
    expect(change()).not.toBe(before);
  });
});

it('tells the pages of the development server of each change, once', () => {
  vi.useFakeTimers();
  const revision = () => readFileSync(join(project, REVISION_FILE), 'utf8');
  writeRevision(project);
  const stop = watchContent(() => writeRevision(project));
  const first = revision();
  vi.advanceTimersByTime(2_000);
  expect(revision()).toBe(first);
  writeFileSync(file, 'another');
  vi.advanceTimersByTime(1_000);
  expect(revision()).not.toBe(first);
  stop();
  vi.useRealTimers();
});
