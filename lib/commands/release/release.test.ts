import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerTable } from '../../next-lean/export/server-table';
import { dropDeadDist, goBack, publishBuild } from './publish.mjs';
import { BUILT, buildingAlone, currentRelease, listReleases, releaseFolder } from './releases.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Leaves a folder as the adapter writes it: what is below `assets/` is hashed. */
function build(files: Record<string, string>): void {
  const folder = join(root, BUILT);
  const table: Partial<ServerTable> = {
    headers: [{ 'Cache-Control': 'no-cache' }, { 'Cache-Control': 'immutable' }],
    files: Object.fromEntries(
      Object.keys(files).map((file) => [
        `/${file}`,
        [file, 'text/plain', 200, file.startsWith('assets/') ? 1 : 0, false],
      ]),
    ),
  };
  for (const [file, text] of Object.entries(files)) write(join(folder, 'dist', file), text);
  write(join(folder, 'server.json'), JSON.stringify(table));
}

function publish(number: number, files: Record<string, string> = { 'index.html': 'page' }): string {
  build(files);
  return publishBuild(root, day(number));
}

const current = () => releaseFolder(root, currentRelease(root) ?? '');
const served = (file: string) => join(current(), 'dist', file);
const addresses = () => {
  const table: ServerTable = JSON.parse(readFileSync(join(current(), 'server.json'), 'utf8'));
  return Object.keys(table.files);
};

describe('publishBuild', () => {
  it('makes what was built the current release', () => {
    expect(currentRelease(root)).toBeUndefined();
    const name = publish(1);
    expect(currentRelease(root)).toBe(name);
    expect(readFileSync(served('index.html'), 'utf8')).toBe('page');
  });

  it('points dist at the files of the current release, also over a folder that stands there', () => {
    mkdirSync(join(root, 'dist'));
    publish(1, { 'index.html': 'one' });
    const first = readlinkSync(join(root, 'dist'));
    publish(2, { 'index.html': 'two' });
    expect(readlinkSync(join(root, 'dist'))).not.toBe(first);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('two');
  });

  it('keeps hashed files of earlier releases for a week after no page refers to them', () => {
    publish(1, { 'assets/a.js': 'a', 'assets/b.js': 'b', 'page.html': 'own' });
    publish(2, { 'assets/b.js': 'b' });
    expect(readFileSync(served('assets/a.js'), 'utf8')).toBe('a');
    expect(addresses()).toEqual(['/assets/b.js', '/assets/a.js']);
    expect(existsSync(served('page.html'))).toBe(false);
    publish(8, { 'assets/c.js': 'c' });
    expect(existsSync(served('assets/a.js'))).toBe(true);
    publish(10, { 'assets/c.js': 'c' });
    expect(existsSync(served('assets/a.js'))).toBe(false);
    expect(existsSync(served('assets/b.js'))).toBe(true);
  });

  it('leaves the time of a file that is as it was, from which validators are made', () => {
    publish(1, { 'same.html': 'same', 'other.html': 'one' });
    for (const file of ['same.html', 'other.html']) utimesSync(served(file), day(1), day(1));
    publish(2, { 'same.html': 'same', 'other.html': 'two' });
    expect(statSync(served('same.html')).mtime).toEqual(day(1));
    expect(statSync(served('other.html')).mtime).not.toEqual(day(1));
  });

  it('keeps three releases', () => {
    const names = [1, 2, 3, 4].map((number) => publish(number));
    expect(listReleases(root)).toEqual(names.slice(1));
  });

  it('writes the table beside the one that stands, so that a full disk or a power cut tears neither', () => {
    const table = join(releaseFolder(root, publish(1)), 'server.json');
    const text = readFileSync(table, 'utf8');
    linkSync(table, join(root, 'as-it-was'));
    publish(2, { 'assets/b.js': 'b' });
    goBack(root);
    expect(readFileSync(table, 'utf8')).not.toBe(text);
    expect(readFileSync(join(root, 'as-it-was'), 'utf8')).toBe(text);
  });

  it('takes a build that ended half-way for no release', () => {
    const first = publish(1);
    build({ 'index.html': 'half' });
    expect(listReleases(root)).toEqual([first]);
    expect(currentRelease(root)).toBe(first);
  });

  it('knows of no current release when its folder was deleted', () => {
    rmSync(releaseFolder(root, publish(1)), { recursive: true });
    expect(currentRelease(root)).toBeUndefined();
    expect(publish(2)).toBe(currentRelease(root));
  });
});

it('dropDeadDist removes dist when what it points at was deleted, and nothing else', () => {
  publish(1, { 'index.html': 'one' });
  dropDeadDist(root);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('one');
  rmSync(join(root, readlinkSync(join(root, 'dist'))), { recursive: true });
  dropDeadDist(root);
  expect(lstatSync(join(root, 'dist'), { throwIfNoEntry: false })).toBeUndefined();
  mkdirSync(join(root, 'dist'));
  dropDeadDist(root);
  expect(existsSync(join(root, 'dist'))).toBe(true);
});

describe('going back', () => {
  it('serves the release before the current one, in the server and in dist', () => {
    const first = publish(1, { 'index.html': 'one' });
    publish(2, { 'index.html': 'two' });
    expect(goBack(root)).toBe(first);
    expect(readFileSync(served('index.html'), 'utf8')).toBe('one');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('one');
    expect(() => goBack(root)).toThrow('no release before the current one');
  });

  it('keeps the files that pages of the release it leaves may still ask for', () => {
    publish(1, { 'assets/a.js': 'a' });
    publish(2, { 'assets/b.js': 'b' });
    goBack(root);
    expect(addresses()).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(existsSync(served('assets/b.js'))).toBe(true);
  });
});

describe('buildingAlone', () => {
  it('refuses a second build, and frees the place after the first, failed or not', async () => {
    let end = () => {};
    const first = buildingAlone(root, () => new Promise<void>((resolve) => (end = resolve)));
    await expect(buildingAlone(root, async () => {})).rejects.toThrow('A build is already running here.');
    end();
    await first;
    await expect(buildingAlone(root, async () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(buildingAlone(root, async () => 'built')).resolves.toBe('built');
  });
});
