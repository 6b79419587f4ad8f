/**
 * Keeps what was read of each article from one process of a build to the next, and between builds: of thousands of
 * files, those alone are parsed that changed.
 */
import { codeDigest, digestOf, openCache } from '../drawing/cache/cache';
import { type MarkdownLink, type MarkdownOutline, readMarkdown } from './markdown';
import type { FrontMatter } from './schemas/article';

/** What the results depend on besides the texts. */
const CODE = ['lib/content', 'lib/money', 'lib/content/text', 'lib/drawing/figures.ts'];

/** An article in which nothing was found wrong. */
export type KnownArticle = {
  front: FrontMatter;
  bodyLine: number;
  outline: MarkdownOutline;
  links: MarkdownLink[];
  /** Digest of the body with its placeholders filled, which names its HTML. */
  digest: string;
};

/** Of results in the build's cache. */
const KIND = 'articles';

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
  const cache = openCache(projectDir, KIND);
  const code = codeDigest(projectDir, CODE);
  const parser = openArticleParser(projectDir);
  const name = `index-${digestOf(contentDir)}`;
  const index = readIndex(cache.read(name));
  const outlines = new Map(Object.values(index).map(({ digest, outline }) => [digest, outline]));
  const used: Index = {};
  let changed = false;
  const keyOf = (source: string) => digestOf(code, values, source);

  return {
    known(source) {
      const key = keyOf(source);
      const article = index[key];
      if (article) used[key] = article;
      return article;
    },
    outline(markdown) {
      const digest = parser.digest(markdown);
      return { digest, outline: outlines.get(digest) ?? parser.parse(markdown) };
    },
    note(source, article) {
      used[keyOf(source)] = article;
      changed = true;
    },
    html(digest, markdown) {
      const known = cache.read(`${digest}.html`);
      if (known) return known.toString();
      const { html } = readMarkdown(markdown());
      cache.write(`${digest}.html`, html);
      return html;
    },
    save() {
      if (changed || Object.keys(used).length < Object.keys(index).length) {
        cache.write(name, JSON.stringify(used));
      }
    },
  };
}

/** Parses bodies whose placeholders are filled, each once for all processes. */
export type ArticleParser = {
  digest: (markdown: string) => string;
  /** Whether a body was parsed, here or elsewhere. */
  has: (markdown: string) => boolean;
  /** @returns its outline; its HTML is kept */
  parse: (markdown: string) => MarkdownOutline;
};

/** @param projectDir the checkout, whose build cache is used */
export function openArticleParser(projectDir: string): ArticleParser {
  const cache = openCache(projectDir, KIND);
  const code = codeDigest(projectDir, CODE);
  const digest = (markdown: string) => digestOf(code, markdown);
  return {
    digest,
    has: (markdown) => cache.file(`${digest(markdown)}.outline`) !== undefined,
    parse(markdown) {
      const name = digest(markdown);
      const known = cache.read(`${name}.outline`);
      if (known) return JSON.parse(known.toString()) as MarkdownOutline;
      const { outline, html } = readMarkdown(markdown);
      cache.write(`${name}.html`, html);
      cache.write(`${name}.outline`, JSON.stringify(outline));
      return outline;
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
