import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import type { Content } from '../../content';
import { coverMarkup } from '../../drawing/covers/cover';
import { SEARCH_INDEX_PATH } from '../../site/paths';
import { formatDay } from '../../text/dates';
import { articleCover } from '../articles';
import { keywordsOf } from './keywords';
import { SEARCH_OPTIONS, type SearchDocument, type SearchIndexFile } from './options';
import { inParts } from './parts';

/** @returns the search index over all articles, ready to be written as JSON */
export function buildSearchIndex({ articles }: Pick<Content, 'articles'>): SearchIndexFile {
  const search = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  const keywords = keywordsOf(articles.map(({ markdown }) => markdown.replace(/\]\([^)]*\)/g, ']')));
  search.addAll(
    articles.map((article, index) => ({
      id: article.id,
      path: article.path,
      title: article.title,
      excerpt: article.excerpt,
      author: article.author.name,
      category: article.category.title,
      categorySlug: article.category.slug,
      date: formatDay(article.published),
      day: article.published,
      cover: coverMarkup(articleCover(article)),
      tags: article.tags.join(' '),
      topics: article.topics.map(({ title }) => title).join(' '),
      headings: article.headings.map(({ text }) => text).join(' '),
      keywords: (keywords[index] ?? []).join(' '),
    })),
  );
  return { index: search.toJSON(), order: articles.map(({ id }) => id) };
}

/** What is served of the index. */
type Served = ReturnType<typeof inParts> & {
  /** fingerprint of all of it */
  version: string;
};

/** Every page of the listing names the address, and the index is the dearest thing to make of a blog that grows. */
const served = new WeakMap<Content['articles'], Served>();

/** @returns the index as it is served: in one file, or in parts when the blog has grown */
export function servedIndex(content: Pick<Content, 'articles'>): Served {
  const known = served.get(content.articles);
  if (known) return known;
  const file = buildSearchIndex(content);
  const version = createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, 10);
  const made = { ...inParts(file), version };
  served.set(content.articles, made);
  return made;
}

/** @returns the index's address with a fingerprint of what it holds, so that a cached one is never stale */
export function searchIndexUrl(content: Pick<Content, 'articles'>): string {
  return `${SEARCH_INDEX_PATH}?v=${servedIndex(content).version}`;
}
