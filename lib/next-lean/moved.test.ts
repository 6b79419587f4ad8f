import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadOn, MOVED_RULE, nginxMap, readMoved, writeMoved, writeSigns } from './moved';

const moved = new Map([
  ['/blog/old', '/new'],
  ['/blog/café:-a-“guide”', '/blog/guide'],
]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moved-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('leadOn', () => {
  it.each([
    ['/blog/old', '/_moved/new'],
    ['/BLOG/Old/?utm_source=a%20b', '/_moved/new?utm_source=a%20b'],
    ['/blog/caf%C3%A9:-a-%E2%80%9Cguide%E2%80%9D', '/_moved/blog/guide'],
    ['/blog/older', '/blog/older'],
    ['/blog/old/er', '/blog/old/er'],
    ['/?q=/blog/old', '/?q=/blog/old'],
    ['/', '/'],
  ])('makes of %s %s', (url, expected) => {
    expect(leadOn(url, moved)).toBe(expected);
  });

  it('puts in front what the one rule takes away', () => {
    const [path = ''] = leadOn('/blog/old?x', moved).split('?');
    expect(getPathMatch(MOVED_RULE.source, { strict: true })(path)).toEqual({ path: ['new'] });
    expect(new RegExp(MOVED_RULE.regex).exec(path)?.[1]).toBe('new');
  });
});

it('is kept with the build; one of another adapter has none', async () => {
  expect(await readMoved(folder)).toEqual(new Map());
  await writeMoved(moved, folder);
  expect(await readMoved(folder)).toEqual(moved);
});

it('is not taken for none where it cannot be read', async () => {
  mkdirSync(join(folder, 'moved.json'));
  await expect(readMoved(folder)).rejects.toThrow('EISDIR');
});

it('stands as documents in dist/, but where a name is no file name on every system', async () => {
  expect(await writeSigns(moved, folder)).toEqual(['/blog/old']);
  const html = readFileSync(join(folder, 'blog/old.html'), 'utf8');
  expect(html).toContain('<link rel="canonical" href="/new"/>');
  expect(html).toContain('content="0; url=/new"');
  expect(await writeSigns(new Map([['/a/deep/path', '/new']]), folder)).toEqual(['/a/deep/path']);
  expect(existsSync(join(folder, 'blog/café:-a-“guide”.html'))).toBe(false);
});

it('is a map for nginx, with nothing in it that ends a string', () => {
  const map = nginxMap(new Map([['/a"b\\', '/c']]));
  expect(map).toContain('map $uri_without_slash $moved_to {\n  default "";\n  "/a\\"b\\\\" "/c";\n}\n');
});
