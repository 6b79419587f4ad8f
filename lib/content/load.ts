/** All of content/, in the order in which it is read: JSON files, articles, pages, press releases, and what they are together. */
import { checkDrawnPayout, checkNamedArticles, checkReferences, checkTitles } from './check/across-files';
import { checkMoney } from './check/typed-amounts';
import { ContentError, located, type Problem } from './problems';
import { type Article, checkArticles, readArticles } from './read/articles';
import { type JsonContent, readJsonContent } from './read/json-content';
import { type MarkdownPage, pageEntries, readMarkdownPages, withPages } from './read/pages';
import { type Published, readPublished } from './read/published';
import { readTexts, type TextBody } from './read/texts';
import type { Facts } from './schemas/base';
import { type ReleaseFront, releaseSchema } from './schemas/front-matter';
import type { Category } from './schemas/navigation';

/** A press release, with an address of its own under /press. */
export type PressRelease = TextBody & ReleaseFront & { slug: string; file: string };

/** All of content/, validated, resolved and sorted; what every page, feed and index is made from. */
export type Content = JsonContent & {
  facts: Facts;
  /** Blog categories, then topics, in the order of categories.json. */
  taxonomy: Category[];
  /** Newest first; equal days in the order of their titles. */
  articles: Article[];
  /** By slug. */
  markdownPages: ReadonlyMap<string, MarkdownPage>;
  /** Newest first. */
  pressReleases: PressRelease[];
  /** The day that the content is read for, `YYYY-MM-DD` in UTC: what is dated later has not appeared yet. */
  today: string;
};

/** A content folder as far as it could be read. */
export type Reading = {
  contentDir: string;
  /** Files that failed are missing from it, with every field that comes from them. */
  content: Partial<Content> & Pick<Content, 'articles' | 'markdownPages' | 'pressReleases' | 'today'>;
  problems: Problem[];
  /** What an editor may have meant otherwise: it stops nothing. */
  warnings: Problem[];
  /** Which addresses the world knows already. */
  published: Published;
  /** Texts that are there without being sound, by their files, and where each says it is: links may lead to them. */
  unread: { id: string; path: string | undefined }[];
};

/**
 * Reads a content folder with everything in it, drafts and what is scheduled included.
 * @param today the day that counts as today, `YYYY-MM-DD` in UTC
 */
export function readContent(contentDir: string, today: string): Reading {
  const [problems, warnings]: [Problem[], Problem[]] = [[], []];
  const report = (problem: Problem) => problems.push(problem);
  const warn = (problem: Problem) => warnings.push(problem);

  const published = readPublished(contentDir, report);
  const files = readJsonContent(contentDir, report);
  if (!files) {
    const content = { articles: [], markdownPages: new Map(), pressReleases: [], today };
    return { contentDir, content, problems, warnings, published, unread: [] };
  }
  const { facts, json, filler, money } = files;
  const taxonomy = json.categories && [
    ...json.categories.blog.map((category) => ({ ...category, kind: 'blog' as const })),
    ...json.categories.topics.map((category) => ({ ...category, kind: 'topic' as const })),
  ];

  const named = { authors: json.authors, categories: taxonomy };
  const { articles, ...read } = readArticles(contentDir, filler, named, report);
  const others = { facts, listed: json.pages ?? [] };
  const { pages: markdownPages, slugs } = readMarkdownPages(contentDir, filler, others, report);
  const press = readTexts(contentDir, 'press', releaseSchema, filler, report);
  const pressReleases = press.texts
    .map(({ id, file, front, body }) => ({ ...front, ...body, slug: id, file }))
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));

  checkArticles(read, { today, known: published.addresses }, report, warn);
  checkReferences(json, facts, report);
  checkDrawnPayout(json.app, facts, warn);
  checkMoney(contentDir, money, warn);
  checkNamedArticles({ ...json, markdownPages }, read.ids, warn);
  const listed = (json.pages ?? []).map((page, at) => ({ ...page, file: 'pages.json', entry: `${at}.` }));
  const texts = [...markdownPages.values()].map((page) => ({ ...page.front, ...page }));
  const news = pressReleases.map((one) => ({ ...one, path: one.file, seoTitle: one.title }));
  checkTitles({ pages: [...listed, ...texts, ...news], articles, facts }, today, report, warn);
  filler.report(report);
  const sound = new Set([...articles, ...markdownPages.values(), ...pressReleases].map(({ file }) => file));
  const paths = [
    ...[...read.ids].map((id) => [`articles/${id}`, read.addresses.get(id)] as const),
    ...[...slugs].map((slug) => [`pages/${slug}`, `/${slug}`] as const),
    ...[...press.ids].map((slug) => [`press/${slug}`, `/press/${slug}`] as const),
  ];
  return {
    contentDir,
    content: {
      ...json,
      ...(json.pages && { pages: [...json.pages, ...pageEntries(markdownPages)] }),
      ...(json.navigation && { navigation: withPages(json.navigation, markdownPages, report) }),
      facts,
      ...(taxonomy && { taxonomy }),
      articles,
      markdownPages,
      pressReleases,
      today,
    },
    problems,
    warnings,
    published,
    unread: paths.flatMap(([id, path]) => (sound.has(`${id}.md`) ? [] : [{ id, path }])),
  };
}

/** @throws ContentError naming every offender with file, field and reason */
export function wholeContent({ contentDir, content, problems }: Reading): Content {
  if (problems.length > 0) throw new ContentError(problems.map((one) => located(contentDir, one)));
  return content as Content;
}
