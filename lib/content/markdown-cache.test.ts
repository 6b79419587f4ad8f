import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outline, renderMarkdown } from './markdown';
import { openMarkdownCache } from './markdown-cache';

const TEXT = '## One\n\nTwo [words](/blog).\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';

let project: string;
const cached = () => readdirSync(join(project, '.next/cache/build/markdown'));
const htmlFiles = () => cached().filter((name) => name.endsWith('.html'));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'markdown-cache-'));
  mkdirSync(join(project, 'lib', 'content'), { recursive: true });
  mkdirSync(join(project, 'lib', 'text'));
  const made = ['lib/content/markdown.ts', 'lib/content/markdown-figures.ts', 'lib/text/typography.ts'];
  for (const name of [...made, 'package-lock.json']) copyFileSync(name, join(project, name));
});
afterEach(() => rmSync(project, { recursive: true }));

describe('openMarkdownCache', () => {
  it('gives what parsing gives, the first time and every other', () => {
    for (const _ of ['first', 'again']) {
      const cache = openMarkdownCache(project);
      expect(cache.outline(TEXT)).toEqual(outline(TEXT));
      expect(cache.html(TEXT)).toBe(renderMarkdown(TEXT));
      cache.save();
    }
  });

  it('parses nothing twice', () => {
    const first = openMarkdownCache(project);
    first.outline(TEXT);
    first.save();
    const [file = ''] = htmlFiles();
    writeFileSync(join(project, '.next/cache/build/markdown', file), 'from the cache');
    const second = openMarkdownCache(project);
    second.outline(TEXT);
    expect(second.html(TEXT)).toBe('from the cache');
  });

  it('makes everything anew when the renderer changes', () => {
    const first = openMarkdownCache(project);
    first.outline(TEXT);
    first.save();
    writeFileSync(join(project, 'lib/content/markdown.ts'), 'another renderer');
    const second = openMarkdownCache(project);
    second.outline(TEXT);
    second.save();
    expect(htmlFiles()).toHaveLength(2);
  });

  it('takes a broken cache for an empty one', () => {
    mkdirSync(join(project, '.next/cache/build/markdown'), { recursive: true });
    writeFileSync(join(project, '.next/cache/build/markdown/outlines'), '{');
    expect(openMarkdownCache(project).outline(TEXT)).toEqual(outline(TEXT));
    expect(openMarkdownCache(project).html('unknown')).toBe(renderMarkdown('unknown'));
  });
});
