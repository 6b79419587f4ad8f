import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildingAlone } from './lock.mjs';
import { dropDeadDist, goBack, publishBuild } from './publish.mjs';
import { currentRelease, listReleases, servedDistDir, switchTo } from './releases.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Leaves a build in `.next`, as `next build` with the adapter does. */
function build(files: Record<string, string>): void {
  for (const [file, text] of Object.entries({ 'cache/kept': 'x', 'dist/index.html': 'page', ...files })) {
    mkdirSync(dirname(join(root, '.next', file)), { recursive: true });
    writeFileSync(join(root, '.next', file), text);
  }
}

function publish(number: number, files: Record<string, string>): string {
  build(files);
  return publishBuild(root, `fingerprint-${number}`, day(number));
}

const served = (file: string) => join(root, servedDistDir(root), file);

describe('publishBuild', () => {
  it('makes a build the current release, and leaves the caches for the next one', () => {
    expect(servedDistDir(root)).toBe('.next');
    const name = publish(1, { BUILD_ID: 'a' });
    expect(currentRelease(root)).toEqual({ name, fingerprint: 'fingerprint-1', retired: {} });
    expect(readFileSync(served('BUILD_ID'), 'utf8')).toBe('a');
    expect(existsSync(join(root, '.next/cache/kept'))).toBe(true);
    expect(existsSync(join(root, '.next/BUILD_ID'))).toBe(false);
  });

  it('removes dist when the export that it points at was deleted, and nothing else', () => {
    publish(1, { 'dist/index.html': 'one' });
    dropDeadDist(root);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('one');
    rmSync(join(root, readlinkSync(join(root, 'dist'))), { recursive: true });
    dropDeadDist(root);
    expect(lstatSync(join(root, 'dist'), { throwIfNoEntry: false })).toBeUndefined();
    mkdirSync(join(root, 'dist'));
    dropDeadDist(root);
    expect(existsSync(join(root, 'dist'))).toBe(true);
  });

  it('points dist at the export of the current release, also over a folder that stands there', () => {
    mkdirSync(join(root, 'dist'));
    publish(1, { 'dist/index.html': 'one' });
    const first = readlinkSync(join(root, 'dist'));
    publish(2, { 'dist/index.html': 'two' });
    expect(readlinkSync(join(root, 'dist'))).not.toBe(first);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('two');
  });

  it('keeps hashed files of earlier releases for a week after no page refers to them', () => {
    publish(1, {
      'static/a.js': 'a',
      'static/b.js': 'b',
      'dist/_next/static/a.js': 'a',
      'server/a.js': 'own',
    });
    publish(2, { 'static/b.js': 'b' });
    expect(readFileSync(served('static/a.js'), 'utf8')).toBe('a');
    expect(existsSync(served('dist/_next/static/a.js'))).toBe(true);
    expect(existsSync(served('server/a.js'))).toBe(false);
    publish(8, { 'static/c.js': 'c' });
    expect(existsSync(served('static/a.js'))).toBe(true);
    publish(10, { 'static/c.js': 'c' });
    expect(existsSync(served('static/a.js'))).toBe(false);
    expect(existsSync(served('static/b.js'))).toBe(true);
  });

  it('keeps three releases, and clears away what never became one', () => {
    mkdirSync(join(root, '.next-20251231-broken'));
    const names = [1, 2, 3, 4].map((number) => publish(number, {}));
    expect(listReleases(root).map(({ name }) => name)).toEqual(names.slice(1));
    expect(existsSync(join(root, '.next-20251231-broken'))).toBe(false);
  });
});

describe('going back', () => {
  it('serves the release before the current one, in the server and in dist', () => {
    const first = publish(1, { BUILD_ID: 'a', 'dist/index.html': 'one' });
    publish(2, { BUILD_ID: 'b', 'dist/index.html': 'two' });
    expect(goBack(root)).toBe(first);
    expect(readFileSync(served('BUILD_ID'), 'utf8')).toBe('a');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('one');
    expect(() => goBack(root)).toThrow('no release before the current one');
  });

  it('keeps the files that pages of the release it leaves may still ask for', () => {
    publish(1, { 'static/a.js': 'a', 'dist/assets/a.js': 'a' });
    publish(2, { 'static/b.js': 'b', 'dist/assets/b.js': 'b' });
    goBack(root);
    for (const file of ['static/a.js', 'static/b.js', 'dist/assets/a.js', 'dist/assets/b.js']) {
      expect(existsSync(served(file)), file).toBe(true);
    }
    expect(Object.keys(currentRelease(root)?.retired ?? {})).toEqual(['static/b.js', 'dist/assets/b.js']);
  });

  it('refuses what is no whole release', () => {
    mkdirSync(join(root, '.next-20260101-half'));
    expect(() => switchTo(root, '20260101-half')).toThrow('There is no release 20260101-half.');
  });
});

describe('buildingAlone', () => {
  it('refuses a second build, and frees the place after the first, failed or not', async () => {
    let end = () => {};
    const first = buildingAlone(root, () => new Promise<void>((resolve) => (end = resolve)));
    await expect(buildingAlone(root, async () => {})).rejects.toThrow(`process ${process.pid}`);
    end();
    await first;
    await expect(buildingAlone(root, async () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(buildingAlone(root, async () => 'built')).resolves.toBe('built');
  });

  it('takes the place of a build that was killed', async () => {
    writeFileSync(join(root, '.next-lock'), '999999999');
    await expect(buildingAlone(root, async () => 'built')).resolves.toBe('built');
  });
});
