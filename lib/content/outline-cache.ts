/** Keeps what was learnt of each Markdown text from one process of a build to the next, and between builds. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MarkdownOutline, outline } from '../markdown';

const CACHE_FILE = join('.next', 'cache', 'outlines.json');
/** What an outline depends on besides the text; a change of either empties the cache. */
const DEPENDENCIES = ['lib/markdown.ts', 'package-lock.json'];

type CacheFile = { version: string; outlines: Record<string, MarkdownOutline> };

/** Answers with a text's outline and, when told that all were asked for, keeps those and forgets the rest. */
export type OutlineCache = { outline: (markdown: string) => MarkdownOutline; save: () => void };

/**
 * @param projectDir the checkout, whose build cache is used
 * @returns a cache that computes what it does not hold; a missing or broken file is an empty cache
 */
export function openOutlineCache(projectDir: string): OutlineCache {
  const file = join(/* turbopackIgnore: true */ projectDir, CACHE_FILE);
  const version = digest(
    DEPENDENCIES.map((name) =>
      readFileSync(join(/* turbopackIgnore: true */ projectDir, name), 'utf8'),
    ).join(),
  );
  const known = read(file, version);
  const used: CacheFile = { version, outlines: {} };
  let changed = false;
  return {
    outline(markdown) {
      const key = digest(markdown);
      const hit = known[key];
      if (!hit) changed = true;
      const value = hit ?? outline(markdown);
      used.outlines[key] = value;
      return value;
    },
    save() {
      if (!changed) return;
      mkdirSync(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(used));
      renameSync(temporary, file);
    },
  };
}

function read(file: string, version: string): Record<string, MarkdownOutline> {
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8')) as CacheFile;
    return cache.version === version ? cache.outlines : {};
  } catch {
    return {};
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
