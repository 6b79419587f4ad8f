import type { Article, Content } from '../../../content';
import { colouredMarkup } from '../../../drawing/covers/cover';
import { palette } from '../../../drawing/theme/theme';
import { digestOf } from '../../../next-lean/cache.mjs';
import { onceFor } from '../../once-for';
import { articleCover } from '../articles';
import { FIRST_SIGN, MOST_SIGNS, type SearchIndexFile, soughtWords, telling, tokens } from './options';

/**
 * Characters of all words of all texts: up to here, about forty articles, a phone fetches them in a second. A larger
 * blog is searched by titles, excerpts, headings, tags and topics.
 */
const WORDS_MOST = 80_000;

/** @returns what the search of a blog needs, ready to be written as JSON */
export function buildSearchIndex({ articles }: Pick<Content, 'articles'>): SearchIndexFile {
  const colours = palette();
  return {
    articles: articles.map((article) => ({
      path: article.path,
      title: article.title,
      excerpt: article.excerpt,
      author: article.author.name,
      category: article.category.title,
      categorySlug: article.category.slug,
      day: article.published,
      cover: colouredMarkup(articleCover(article), colours),
      tags: article.tags.join(' '),
      topics: article.topics.map(({ title }) => title).join(' '),
      headings: wordsOfHeadings(article),
    })),
    words: wordsOf(articles),
  };
}

/** No heading is shown, so each word that can be looked for stands there once. */
function wordsOfHeadings({ headings }: Article): string {
  return [...new Set(soughtWords(headings.map(({ text }) => text).join(' ')))].join(' ');
}

/** Each word once, beside those that the same articles have: the shortest form once it is compressed. */
function wordsOf(articles: readonly Article[]): string {
  if (articles.length > MOST_SIGNS) return '';
  const found = new Map<string, string>();
  articles.forEach(({ markdown }, position) => {
    const sign = String.fromCharCode(FIRST_SIGN + position);
    // Addresses of links are no words of a text.
    for (const word of new Set(tokens(markdown.replace(/\]\([^)]*\)/g, ']'))))
      if (telling(word)) found.set(word, (found.get(word) ?? '') + sign);
  });
  const bySigns = new Map<string, string>();
  for (const [word, signs] of [...found].sort()) bySigns.set(signs, `${bySigns.get(signs) ?? signs} ${word}`);
  const all = [...bySigns.values()].sort().join('\n');
  return all.length > WORDS_MOST ? '' : all;
}

/** @returns the index as JSON, and its address with a fingerprint, so that a cached one is never stale */
export const servedIndex = onceFor((blog: Pick<Content, 'articles'>) => {
  const body = JSON.stringify(buildSearchIndex(blog));
  return { body, url: `/blog/search-index.json?v=${digestOf(body).slice(0, 10)}` };
});
