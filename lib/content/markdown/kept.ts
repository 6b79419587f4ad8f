import { codeDigest, digestOf, openCache } from '../../next-lean/cache';
import type { PictureReading } from '../read/pictures';
import { type Markdown, readMarkdown } from '.';
import { nameOf } from './images';

/** What the results depend on besides the texts. */
const CODE = ['lib/content/markdown', 'lib/content/text', 'lib/drawing/figures.ts'];
const IMAGE = /!\[[^\]]*\]\(([^\s)]+)/g;

let code: string | undefined;

/**
 * Reads a text once for all processes of a build, and for later builds: each of them reads every article, and parsing is
 * nine tenths of that.
 */
export function keptMarkdown(markdown: string, picture?: (name: string) => PictureReading): Markdown {
  code ??= codeDigest(process.cwd(), CODE);
  const shown = [...markdown.matchAll(IMAGE)].map(([, url = '']) => picture?.(nameOf({ url })));
  const cache = openCache(process.cwd(), 'markdown');
  const key = digestOf(code, markdown, JSON.stringify(shown));
  const known = cache.read(key);
  if (known) return JSON.parse(known.toString()) as Markdown;
  const made = readMarkdown(markdown, picture);
  cache.write(key, JSON.stringify(made));
  return made;
}
