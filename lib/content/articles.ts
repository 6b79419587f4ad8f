import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkFigures } from './check-figures';
import { parseFrontMatter } from './front-matter';
import type { MarkdownOutline } from './markdown';
import type { MarkdownCache } from './markdown-cache';
import { fillDeep, type Placeholders } from './placeholders';
import { check, fillReporting, type Report } from './read';
import { type FrontMatter, frontMatterSchema } from './schemas/article';
import type { Author, Category } from './schemas/taxonomy';
import type { Article } from './types';

/** Reading speed behind every read time: decisions.md, "The minutes are true". */
const WORDS_PER_MINUTE = 200;

/** An article as its file has it. The body is read again when it is asked for: held in memory, it would grow with the blog. */
export type ArticleSource = {
  id: string;
  file: string;
  front: FrontMatter;
  outline: MarkdownOutline;
  readBody: () => string;
  readHtml: () => string;
};

/** Reads content/articles/*.md: front matter validated, placeholders filled, drafts dropped unless wanted. */
export function readArticles(
  contentDir: string,
  values: Placeholders,
  includeDrafts: boolean,
  cache: MarkdownCache,
  report: Report,
): ArticleSource[] {
  return readdirSync(join(contentDir, 'articles'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const source = readArticle(contentDir, `articles/${name}`, values, cache, report);
      return source && (includeDrafts || !source.front.draft) ? [source] : [];
    });
}

function readArticle(
  contentDir: string,
  file: string,
  values: Placeholders,
  cache: MarkdownCache,
  report: Report,
): ArticleSource | undefined {
  const parse = () => parseFrontMatter(readFileSync(join(contentDir, file), 'utf8'));
  const fillBody = ({ content, firstLine }: ReturnType<typeof parse>, onProblem: Report) =>
    fillReporting(content, values, file, '(body)', onProblem, firstLine);
  try {
    const parsed = parse();
    const filled = fillDeep(parsed.data, values, (field, reason) => report({ file, field, reason }));
    const body = fillBody(parsed, report);
    const front = check(frontMatterSchema, filled, file, report);
    if (!front) return undefined;
    const outline = cache.outline(body);
    checkFigures(outline.figures, file, parsed, report);
    const readBody = () => fillBody(parse(), () => {});
    const readHtml = () => cache.html(readBody());
    return { id: basename(file, '.md'), file, front, outline, readBody, readHtml };
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0] ?? 'is not YAML';
    report({ file, field: '(front matter)', reason });
    return undefined;
  }
}

/** Resolves a source's author, category and topics, reporting each that does not exist. */
export function resolveArticle(
  { id, file, front, outline, readBody, readHtml }: ArticleSource,
  authors: ReadonlyMap<string, Author>,
  categories: ReadonlyMap<string, Category>,
  report: Report,
): Article | undefined {
  const author = authors.get(front.author);
  if (!author) report({ file, field: 'author', reason: `"${front.author}" is not in authors.json` });
  const category = pick(front.category, 'blog', 'category');
  const topics = front.topics.flatMap((topic, index) => pick(topic, 'topic', `topics.${index}`) ?? []);
  if (!author || !category || topics.length !== front.topics.length) return undefined;

  const { headings, links, words } = outline;
  const slug = front.path.slice(front.path.lastIndexOf('/') + 1);
  return {
    id,
    title: front.title,
    path: front.path,
    slug,
    otherPath: front.path.startsWith('/blog/') ? `/${slug}` : `/blog/${slug}`,
    author,
    published: front.published,
    updated: front.updated,
    category,
    topics,
    tags: front.tags,
    excerpt: front.excerpt,
    related: front.related,
    readMinutes: Math.ceil(words / WORDS_PER_MINUTE),
    words,
    headings,
    links,
    get markdown() {
      return readBody();
    },
    get html() {
      return readHtml();
    },
  };

  function pick(wanted: string, kind: Category['kind'], field: string): Category | undefined {
    const found = categories.get(wanted);
    if (found?.kind === kind) return found;
    report({ file, field, reason: `"${wanted}" is not a ${kind} category of categories.json` });
    return undefined;
  }
}
