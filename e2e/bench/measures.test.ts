import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillWithArticles, forgetBuilds } from './growth';
import { residentMegabytes } from './memory';
import { timedBuild } from './timed-build';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('articles for a benchmark', () => {
  const text = (name: string) => `---\ntitle: "On ${name}"\npath: /${name}\n---\n\n## Why\n\n## How\n`;
  const filled = (count: number) => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    for (const dir of [from, to]) mkdirSync(dir, { recursive: true });
    for (const name of ['a', 'b']) writeFileSync(join(from, `${name}.md`), text(name));
    for (const other of [join(from, 'notes.txt'), join(to, 'of-before.md')]) writeFileSync(other, 'x');
    fillWithArticles(from, to, count);
    return new Map(readdirSync(to).map((name) => [name, readFileSync(join(to, name), 'utf8')]));
  };

  it('are the real ones, topped up with copies that differ in address, title and first heading', () => {
    const files = filled(5);
    expect([...files.keys()].sort()).toEqual(['a.md', 'b.md', 'copy-1-a.md', 'copy-1-b.md', 'copy-2-a.md']);
    expect(files.get('a.md')).toBe(text('a'));
    expect(files.get('copy-2-a.md')).toBe(
      '---\ntitle: "On a (copy 2)"\npath: "/a-copy-2"\n---\n\n## Why 2\n\n## How\n',
    );
  });

  it('are never fewer than the real ones', () => {
    expect([...filled(1).keys()].sort()).toEqual(['a.md', 'b.md']);
  });
});

it('starts from nothing without builds and what they left, and with all else', () => {
  for (const name of ['.next', '.next-1/cache', 'dist/blog', 'distance', 'content', 'a.next']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, '.next/file'), 'x');
  forgetBuilds(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.next', 'content', 'distance']);
});

describe('a build with a clock beside it', () => {
  const build = (program: string) => timedBuild(folder, ['-e', program]);

  it('has the phases whose ends it prints, which together last as long as it does', async () => {
    const { seconds, phases } = await build(
      'console.log("Content is sound"); setTimeout(() => console.log("Compiled successfully in 1 s"), 50)',
    );
    expect([...phases.keys()]).toEqual(['check content', 'compile', 'types, release']);
    expect([...phases.values()].every((length) => length >= 0)).toBe(true);
    expect([...phases.values()].reduce((sum, length) => sum + length, 0)).toBeCloseTo(seconds, 2);
  });

  it('tells what a build said that failed', async () => {
    await expect(build('console.log("No such page"); process.exitCode = 3')).rejects.toThrow(
      /ended with 3:\nNo such page/,
    );
  });
});

it.runIf(existsSync('/proc/self/status'))('weighs a process that runs, and none that does not', () => {
  const own = process.memoryUsage.rss() / 1024 / 1024;
  expect(residentMegabytes(process.pid)).toBeGreaterThan(own / 2);
  expect(residentMegabytes(process.pid)).toBeLessThan(own * 50);
  expect(residentMegabytes(-1)).toBe(0);
});
