/**
 * Keeps what was read of each article from one process of a build to the next, and between builds: of thousands of
 * files, those alone are parsed that changed.
 */
import { codeDigest, digestOf, openCache } from '../build-cache/cache';
import { type MarkdownLink, type MarkdownOutline, readMarkdown } from './markdown';
import type { FrontMatter } from './schemas/article';

/** What the results depend on besides the texts. */
const CODE = ['lib/content', 'lib/money', 'lib/text', 'lib/drawing/figures.ts'];

/** An article in which nothing was found wrong. */
export type KnownArticle = {
  front: FrontMatter;
  bodyLine: number;
  outline: MarkdownOutline;
  links: MarkdownLink[];
  /** Digest of the body with its placeholders filled, which names its HTML. */
  digest: string;
};

type Index = Record<string, KnownArticle>;

/** Parses each text once. What is known of articles is held in memory; HTML, which is longer, only on disk. */
export type ArticleCache = {
  /** @returns what was read of a file with this text */
  known: (source: string) => KnownArticle | undefined;
  /** @returns outline and digest of a body whose placeholders are filled */
  outline: (markdown: string) => Pick<KnownArticle, 'outline' | 'digest'>;
  /** Notes what was read of a file with this text. */
  note: (source: string, article: KnownArticle) => void;
  /**
   * @param digest of the body
   * @param markdown reads the body, when its HTML has to be made again
   * @returns sanitized HTML, as lib/content/markdown.ts renders it
   */
  html: (digest: string, markdown: () => string) => string;
  /** Keeps what was asked for or noted since the cache was opened, and forgets the rest. Only for sound content. */
  save: () => void;
};

/**
 * @param projectDir the checkout, whose build cache is used
 * @param contentDir the folder whose articles are kept
 * @param values digest of what placeholders stand for
 * @returns a cache that computes what it does not hold; missing or broken files are an empty cache
 */
export function openArticleCache(projectDir: string, contentDir: string, values: string): ArticleCache {
  const cache = openCache(projectDir, 'articles');
  const code = codeDigest(projectDir, CODE);
  const name = `index-${digestOf(contentDir)}`;
  const index = readIndex(cache.read(name));
  const outlines = new Map(Object.values(index).map(({ digest, outline }) => [digest, outline]));
  const used: Index = {};
  let changed = false;
  const keyOf = (source: string) => digestOf(code, values, source);

  const make = (digest: string, markdown: string) => {
    const made = readMarkdown(markdown);
    cache.write(`${digest}.html`, made.html);
    return made;
  };
  return {
    known(source) {
      const key = keyOf(source);
      const article = index[key];
      if (article) used[key] = article;
      return article;
    },
    outline(markdown) {
      const digest = digestOf(code, markdown);
      return { digest, outline: outlines.get(digest) ?? make(digest, markdown).outline };
    },
    note(source, article) {
      used[keyOf(source)] = article;
      changed = true;
    },
    html(digest, markdown) {
      return cache.read(`${digest}.html`)?.toString() ?? make(digest, markdown()).html;
    },
    save() {
      if (changed || Object.keys(used).length < Object.keys(index).length) {
        cache.write(name, JSON.stringify(used));
      }
    },
  };
}

function readIndex(file: Buffer | undefined): Index {
  try {
    return JSON.parse(String(file)) as Index;
  } catch {
    return {};
  }
}
