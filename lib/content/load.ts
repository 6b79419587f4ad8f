import { checkLinks } from '../site/checks/links';
import { checkPaths } from '../site/checks/paths';
import { checkRedirects } from '../site/checks/redirects';
import { readArticles, resolveArticle } from './articles';
import { checkArticles } from './check-articles';
import { checkCommunity } from './check-community';
import { checkMoney } from './check-money';
import { openMarkdownCache } from './markdown-cache';
import { readMarkdownPages } from './markdown-pages';

import { readPressReleases } from './press-releases';
import { ContentError, type Problem } from './problems';
import { type Report, readJsonContent } from './read';
import type { JsonContent } from './registry';
import type { Category } from './schemas/taxonomy';
import type { Content } from './types';

/**
 * Reads a content folder.
 * @param contentDir path of the folder
 * @param includeDrafts whether articles with `draft: true` are part of it
 * @throws ContentError naming every offender with file, field and reason
 */
export function loadContent(contentDir: string, includeDrafts: boolean): Content {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);

  const { facts, values, json } = readJsonContent(contentDir, report);
  const taxonomy: Category[] = [
    ...(json.categories?.blog ?? []).map((category) => ({ ...category, kind: 'blog' as const })),
    ...(json.categories?.topics ?? []).map((category) => ({ ...category, kind: 'topic' as const })),
  ];
  const authors = new Map((json.authors ?? []).map((author) => [author.id, author]));
  const categories = new Map(taxonomy.map((category) => [category.slug, category]));
  const cache = openMarkdownCache(process.cwd());
  const sources = readArticles(contentDir, values, includeDrafts, cache, report);
  cache.save();
  const articles = sources
    .flatMap((source) => resolveArticle(source, authors, categories, report) ?? [])
    .sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title));
  const markdownPages = readMarkdownPages(contentDir, values, report);
  const pressReleases = readPressReleases(contentDir, values, report);

  checkArticles(sources, json, taxonomy, report);
  checkCommunity(json, report);
  checkMoney(contentDir, report);
  if (problems.length > 0) throw new ContentError(problems);

  const content: Content = {
    ...(json as JsonContent),
    facts,
    taxonomy,
    articles,
    markdownPages,
    pressReleases,
  };
  checkPaths(content, report);
  checkLinks(content, report);
  checkRedirects(content, report);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
