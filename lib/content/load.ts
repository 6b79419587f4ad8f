import { checkArticles } from './check/articles';
import { checkDrawnPayout } from './check/drawn-payout';
import { checkMoney } from './check/money';
import { checkNamedArticles, checkReferences } from './check/references';
import { checkTemplates } from './check/templates';
import { checkTitles } from './check/titles';
import { ContentError, type Problem } from './problems';
import { readArticles } from './read/articles';
import { readJsonContent } from './read/json-content';
import { located } from './read/line-of';
import { readMarkdownPages } from './read/markdown-pages';
import { readPressReleases } from './read/press-releases';
import { type Published, readPublished } from './read/published';
import type { JsonContent } from './read/registry';
import { resolveArticle } from './resolve/article';
import { pageEntries, withoutListed, withPages } from './resolve/pages';
import type { Category } from './schemas/taxonomy';
import type { Content } from './types';

/** A content folder as far as it could be read. */
export type Reading = {
  /** Path of the folder. */
  contentDir: string;
  /** Files that failed are missing from it, with every field that comes from them. */
  content: Partial<Content> & Pick<Content, 'articles' | 'markdownPages' | 'pressReleases' | 'today'>;
  problems: Problem[];
  /** What an editor may have meant otherwise: it stops nothing. */
  warnings: Problem[];
  /** Which addresses the world knows already. */
  published: Published;
  /** What is there without being sound: where it says it is, if it says so, because links may lead to it. */
  unread: { articles: (string | undefined)[]; releaseSlugs: string[]; pageSlugs: string[]; ids: string[] };
};

/**
 * Reads a content folder with everything in it, drafts and what is scheduled included.
 * @param contentDir path of the folder
 * @param today the day that counts as today, `YYYY-MM-DD` in UTC
 */
export function readContent(contentDir: string, today: string): Reading {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const warnings: Problem[] = [];
  const warn = (problem: Problem) => warnings.push(problem);

  const { facts, json, filler, money } = readJsonContent(contentDir, report);
  const taxonomy = json.categories && taxonomyOf(json.categories);
  const authors = json.authors && new Map(json.authors.map((author) => [author.id, author]));
  const categories = taxonomy && new Map(taxonomy.map((category) => [category.slug, category]));

  const read = readArticles(contentDir, filler, report);
  const articles = read.sources
    .flatMap((source) => resolveArticle(source, authors, categories, report) ?? [])
    .sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title));
  const { pages: markdownPages, slugs: pageSlugs } = readMarkdownPages(contentDir, filler, facts, report);
  withoutListed(markdownPages, json.pages ?? [], report);
  const unreadPages = [...pageSlugs].filter((slug) => !markdownPages.has(slug));
  const { releases, slugs } = readPressReleases(contentDir, filler, report);

  const published = readPublished(contentDir, report);
  checkArticles(read, { today, known: published.addresses }, report, warn);
  checkReferences(json, facts, report);
  checkTemplates({ articles, markdownPages, pressReleases: releases }, warn);
  checkDrawnPayout(json.app, facts, warn);
  checkMoney(contentDir, money, warn);
  checkNamedArticles({ ...json, markdownPages }, read.ids, warn);
  const listed = (json.pages ?? []).map((page, at) => ({ ...page, file: 'pages.json', entry: `${at}.` }));
  const texts = [...markdownPages.values()].map((page) => ({ ...page.front, ...page }));
  const news = releases.map((one) => ({ ...one, path: one.file, seoTitle: one.title }));
  checkTitles({ pages: [...listed, ...texts, ...news], articles, facts }, today, report, warn);
  filler.report(report);
  return {
    contentDir,
    content: {
      ...json,
      ...(json.pages && { pages: [...json.pages, ...pageEntries(markdownPages)] }),
      ...(json.navigation && { navigation: withPages(json.navigation, markdownPages, report) }),
      ...(facts && { facts }),
      ...(taxonomy && { taxonomy }),
      articles,
      markdownPages,
      pressReleases: releases,
      today,
    },
    problems,
    warnings,
    published,
    unread: {
      articles: missing(read.ids, articles, 'id').flatMap((id) => [
        read.addresses.get(id),
        ...[published.addresses.get(`articles/${id}`) ?? []].flat(),
      ]),
      ids: [
        ...missing(read.ids, articles, 'id').map((id) => `articles/${id}`),
        ...unreadPages.map((slug) => `pages/${slug}`),
      ],
      pageSlugs: unreadPages,
      releaseSlugs: missing(slugs, releases, 'slug'),
    },
  };
}

function taxonomyOf({ blog, topics }: JsonContent['categories']): Category[] {
  return [
    ...blog.map((category) => ({ ...category, kind: 'blog' as const })),
    ...topics.map((category) => ({ ...category, kind: 'topic' as const })),
  ];
}

function missing<Key extends string>(
  all: ReadonlySet<string>,
  found: readonly Record<Key, string>[],
  key: Key,
): string[] {
  const names = new Set(found.map((entry) => entry[key]));
  return [...all].filter((name) => !names.has(name));
}

/**
 * @returns a reading's content, whole
 * @throws ContentError naming every offender with file, field and reason
 */
export function wholeContent({ contentDir, content, problems }: Reading): Content {
  if (problems.length > 0) throw new ContentError(problems.map((one) => located(contentDir, one)));
  return content as Content;
}
