/** Keeps what was made of each Markdown text from one process of a build to the next, and between builds. */
import { codeDigest, digestOf, openCache } from '../build-cache/cache';
import { type MarkdownOutline, readMarkdown } from './markdown';

/** What the results depend on besides the text. */
const CODE = ['lib/content', 'lib/text/typography.ts'];
const INDEX = 'outlines';

type Outlines = Record<string, MarkdownOutline>;

/** Parses each text once. Outlines are held in memory; HTML, which is longer, only on disk. */
export type MarkdownCache = {
  outline: (markdown: string) => MarkdownOutline;
  /** Sanitized HTML, as lib/content/markdown.ts renders it. */
  html: (markdown: string) => string;
  /** Keeps the outlines that were asked for since the cache was opened, and forgets the rest. */
  save: () => void;
};

/**
 * @param projectDir the checkout, whose build cache is used
 * @returns a cache that computes what it does not hold; missing or broken files are an empty cache
 */
export function openMarkdownCache(projectDir: string): MarkdownCache {
  const cache = openCache(projectDir, 'markdown');
  const code = codeDigest(projectDir, CODE);
  const known = readOutlines(cache.read(INDEX));
  const used: Outlines = {};
  let changed = false;

  const make = (key: string, markdown: string) => {
    const made = readMarkdown(markdown);
    cache.write(`${key}.html`, made.html);
    return made;
  };
  const makeOutline = (key: string, markdown: string) => {
    changed = true;
    return make(key, markdown).outline;
  };
  return {
    outline(markdown) {
      const key = digestOf(code, markdown);
      const outline = known[key] ?? makeOutline(key, markdown);
      used[key] = outline;
      return outline;
    },
    html(markdown) {
      const key = digestOf(code, markdown);
      const known = cache.read(`${key}.html`);
      return known ? known.toString() : make(key, markdown).html;
    },
    save() {
      if (changed) cache.write(INDEX, JSON.stringify(used));
    },
  };
}

function readOutlines(file: Buffer | undefined): Outlines {
  try {
    return JSON.parse(String(file)) as Outlines;
  } catch {
    return {};
  }
}
