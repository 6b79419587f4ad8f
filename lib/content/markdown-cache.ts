/** Keeps what was made of each Markdown text from one process of a build to the next, and between builds. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MarkdownOutline, readMarkdown } from './markdown';

const CACHE_DIR = join('.next', 'cache', 'markdown');
const OUTLINES = 'outlines.json';
/** What the results depend on besides the text, with the parts of the renderer; a change of any empties the cache. */
const DEPENDENCIES = ['lib/text/typography.ts', 'package-lock.json'];
const RENDERER = 'lib/content';

type Outlines = Record<string, MarkdownOutline>;

/** Parses each text once. Outlines are held in memory; HTML, which is longer, only on disk. */
export type MarkdownCache = {
  outline: (markdown: string) => MarkdownOutline;
  /** Sanitized HTML, as lib/content/markdown.ts renders it. */
  html: (markdown: string) => string;
  /** Keeps what was asked for since the cache was opened, and forgets the rest. */
  save: () => void;
};

/**
 * @param projectDir the checkout, whose build cache is used
 * @returns a cache that computes what it does not hold; missing or broken files are an empty cache
 */
export function openMarkdownCache(projectDir: string): MarkdownCache {
  const folder = join(/* turbopackIgnore: true */ projectDir, CACHE_DIR);
  const renderer = readdirSync(join(/* turbopackIgnore: true */ projectDir, RENDERER))
    .filter((name) => name.startsWith('markdown') && !name.includes('.test.'))
    .sort();
  const version = [...renderer.map((name) => join(RENDERER, name)), ...DEPENDENCIES]
    .map((name) => readFileSync(join(/* turbopackIgnore: true */ projectDir, name), 'utf8'))
    .join();
  const salt = digest(version);
  const known = readOutlines(join(folder, OUTLINES));
  const used: Outlines = {};
  let changed = false;

  const make = (key: string, markdown: string): MarkdownOutline => {
    const { outline, html } = readMarkdown(markdown);
    mkdirSync(folder, { recursive: true });
    replaceFile(join(folder, `${key}.html`), html);
    changed = true;
    return outline;
  };
  return {
    outline(markdown) {
      const key = digest(salt + markdown);
      const outline = known[key] ?? make(key, markdown);
      used[key] = outline;
      return outline;
    },
    html(markdown) {
      try {
        return readFileSync(join(folder, `${digest(salt + markdown)}.html`), 'utf8');
      } catch {
        return readMarkdown(markdown).html;
      }
    },
    save() {
      if (!changed) return;
      replaceFile(join(folder, OUTLINES), JSON.stringify(used));
      const forgotten = Object.keys(known).filter((key) => !(key in used));
      for (const key of forgotten) rmSync(join(folder, `${key}.html`), { force: true });
    },
  };
}

function readOutlines(file: string): Outlines {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outlines;
  } catch {
    return {};
  }
}

/** Other processes of the build read the folder at the same time. */
function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
