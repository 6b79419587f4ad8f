import MiniSearch from 'minisearch';
import type { Article, Content } from '../../../content';
import { formatDay } from '../../../content/text/dates';
import { coverMarkup } from '../../../drawing/covers/cover';
import { articleCover } from '../articles';
import { type Counts, countTerms, keywordsOf } from './keywords';
import { SEARCH_OPTIONS, type SearchDocument, type SearchIndexFile } from './options';

/**
 * @param keywords of each article, in the order of the articles
 * @returns the search index over all articles, ready to be written as JSON
 */
export function buildSearchIndex(
  { articles }: Pick<Content, 'articles'>,
  keywords: readonly (readonly string[])[] = keywordsOf(articles.map(countWords)),
): SearchIndexFile {
  const search = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
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

/** @returns how often each word of an article's text occurs; addresses of links are no words of it */
export function countWords({ markdown }: Pick<Article, 'markdown'>): Counts {
  return countTerms(markdown.replace(/\]\([^)]*\)/g, ']'));
}
