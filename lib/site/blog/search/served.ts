/** The search index as it is served, made once for all processes of a build and not again while no article changes. */

import type { Article, Content } from '../../../content';
import { type Cache, codeDigest, digestOf, openCache } from '../../../drawing/cache/cache';
import { SEARCH_INDEX_PATH } from '../../paths';
import { buildSearchIndex, countWords } from './build';
import { type Counts, keywordsOf } from './keywords';
import { inParts } from './parts';

/** What the index depends on besides the articles. */
const CODE = ['lib/site/blog', 'lib/drawing/covers', 'lib/site/paths.ts', 'lib/content/text'];
/** How often each word occurs in each text, by the text's digest. */
const COUNTS = 'counts';
const FIRST = 'first';
const NAMES = 'names';

type Blog = Pick<Content, 'articles'>;
type CountsByText = Record<string, Counts>;

/** Every page of the listing names the address. */
const versions = new WeakMap<Content['articles'], string>();

/** @returns the index's address with a fingerprint of what it is made from, so that a cached one is never stale */
export function searchIndexUrl(blog: Blog): string {
  return `${SEARCH_INDEX_PATH}?v=${versionOf(blog).slice(0, 10)}`;
}

/** @returns the index as JSON: all of a small blog's, or what every search needs first */
export function firstPart(blog: Blog): string {
  return whole(FIRST, blog);
}

/** @returns the names of the parts that it leads to; none for a small blog */
export function partNames(blog: Blog): string[] {
  return JSON.parse(whole(NAMES, blog)) as string[];
}

/** @returns the part of this name as JSON; undefined when there is none */
export function searchPart(name: string, blog: Blog): string | undefined {
  return read(`part-${name}`, blog);
}

/** @throws when the cache lost what was just put into it */
function whole(name: string, blog: Blog): string {
  const body = read(name, blog);
  if (body === undefined) throw new Error(`The build cache has no ${name} of the search index.`);
  return body;
}

function read(name: string, blog: Blog): string | undefined {
  const version = versionOf(blog);
  const cache = searchCache();
  if (!cache.file(`${version}-${NAMES}`)) make(version, blog);
  return cache.read(`${version}-${name}`)?.toString();
}

function make(version: string, blog: Blog): void {
  const cache = searchCache();
  // The counts of thousands of texts are as long as the texts: they are let go of before the index is made.
  const { first, parts } = inParts(buildSearchIndex(blog, keywordsOf(knownCounts())));
  for (const [name, part] of parts) cache.write(`${version}-part-${name}`, JSON.stringify(part));
  cache.write(`${version}-${FIRST}`, JSON.stringify(first));
  // At the end: where it is, all of it is.
  cache.write(`${version}-${NAMES}`, JSON.stringify([...parts.keys()]));

  /** Texts that have not changed are not read again to be counted. */
  function knownCounts(): Counts[] {
    const name = `${COUNTS}-${codeOf()}`;
    const before = JSON.parse(cache.read(name)?.toString() ?? '{}') as CountsByText;
    const counts: CountsByText = {};
    for (const article of blog.articles) {
      counts[article.digest] = before[article.digest] ?? countWords(article);
    }
    cache.write(name, JSON.stringify(counts));
    return blog.articles.map(({ digest }) => counts[digest] ?? '');
  }
}

function searchCache(): Cache {
  return openCache(/* turbopackIgnore: true */ process.cwd(), 'search');
}

function codeOf(): string {
  return codeDigest(/* turbopackIgnore: true */ process.cwd(), CODE);
}

function versionOf({ articles }: Blog): string {
  const known = versions.get(articles);
  if (known) return known;
  const version = digestOf(codeOf(), ...articles.map((article) => JSON.stringify(indexed(article))));
  versions.set(articles, version);
  return version;
}

/** All of an article that comes into the index; its headings and words are its text's. */
function indexed({ id, path, title, excerpt, author, category, published, tags, topics, digest }: Article) {
  return [id, path, title, excerpt, author.name, category, published, tags, topics, digest];
}
