import { meant } from '../text/nearest';
import { typeset } from '../text/typography';
import { checkPictures } from './check-pictures';
import type { Filler } from './filler';
import { readMarkdownFile } from './front-matter';
import type { MarkdownLink, MarkdownOutline } from './markdown';
import { checkBody, fillBody, linksInFile } from './markdown-body';
import type { MarkdownCache } from './markdown-cache';
import { readMarkdownFolder } from './markdown-folder';
import { placePictures } from './markdown-pictures';
import { figureMarkup } from './picture-markup';
import { PICTURE_FOLDER, type Picture, readPicture } from './pictures';
import { isRecord } from './placeholder-values';
import type { Report } from './problems';
import { check } from './read';
import { type FrontMatter, frontMatterSchema } from './schemas/article';
import type { Author, Category } from './schemas/taxonomy';
import type { Article } from './types';

/** Reading speed behind every read time: content/README.md, "What the owner decided". */
const WORDS_PER_MINUTE = 200;

/** An article as its file has it. The body is read again when it is asked for: held in memory, it would grow with the blog. */
export type ArticleSource = {
  id: string;
  file: string;
  front: FrontMatter;
  outline: MarkdownOutline;
  links: MarkdownLink[];
  cover: Picture | undefined;
  /** Every picture that it shows, each once. */
  pictures: Picture[];
  readBody: () => string;
  readHtml: () => string;
};

const FOLDER = 'articles';

export type ArticleSources = {
  sources: ArticleSource[];
  /** Ids of all files, also of those that could not be read. */
  ids: ReadonlySet<string>;
  /** The address that each article says it has, by id, whatever else is wrong with it. */
  addresses: ReadonlyMap<string, string>;
};

/** Reads content/articles/*.md: front matter validated, placeholders filled, bodies checked. */
export function readArticles(
  contentDir: string,
  filler: Filler,
  cache: MarkdownCache,
  report: Report,
): ArticleSources {
  const { entries, ids } = readMarkdownFolder(contentDir, FOLDER, report, [PICTURE_FOLDER]);
  const addresses = new Map<string, string>();
  const sources = entries.flatMap(({ id, file, data, body, bodyLine }) => {
    const source = { file, body, bodyLine };
    const outline = cache.outline(fillBody(source, filler));
    checkBody(source, outline, report);
    const placed = checkPictures(outline.pictures, source, contentDir, FOLDER, report);
    const filled = filler.deep(data, file);
    if (!isRecord(data) || Object.keys(data).length === 0) {
      const reason =
        'is missing: begin with title, path, author and the others between two lines of three hyphens';
      report({ file, field: '(front matter)', line: 1, reason });
      return [];
    }
    if (isRecord(filled) && typeof filled.path === 'string') addresses.set(id, filled.path);
    const typed = check(frontMatterSchema, filled, file, report, filler.exact);
    if (!typed) return [];
    // The title stays as typed: addresses of the old site are made from it.
    const front = { ...typed, excerpt: typeset(typed.excerpt) };
    const readBody = () => {
      const again = readMarkdownFile(contentDir, file, report);
      return again ? fillBody(again, filler) : '';
    };
    const readHtml = () =>
      placePictures(cache.html(readBody()), (marked) => {
        const picture = placed.get(marked.name);
        return picture ? figureMarkup(marked, picture) : '';
      });
    const cover = coverOf(front, file);
    const pictures = [...new Set([...placed.values(), ...(cover ? [cover] : [])])];
    const links = linksInFile(source, outline);
    return [{ id, file, front, outline, links, cover, pictures, readBody, readHtml }];
  });
  return { sources, ids, addresses };

  function coverOf({ cover }: FrontMatter, file: string): Picture | undefined {
    const reading = cover === undefined ? undefined : readPicture(contentDir, FOLDER, cover);
    if (reading && 'reason' in reading) report({ file, field: 'cover', reason: reading.reason });
    return reading && 'picture' in reading ? reading.picture : undefined;
  }
}

/**
 * Resolves a source's author, category and topics, reporting each that does not exist.
 * @param authors by id, or undefined when authors.json could not be read: what refers to it is then not judged
 * @param categories by slug, or undefined likewise
 */
export function resolveArticle(
  { id, file, front, outline, links, cover, pictures, readBody, readHtml }: ArticleSource,
  authors: ReadonlyMap<string, Author> | undefined,
  categories: ReadonlyMap<string, Category> | undefined,
  report: Report,
): Article | undefined {
  const author = authors?.get(front.author);
  if (authors && !author) {
    const reason = `"${front.author}" is not in authors.json${meant(front.author, [...authors.keys()])}`;
    report({ file, field: 'author', reason });
  }
  const category = pick(front.category, 'blog', 'category');
  const topics = front.topics.flatMap((topic, index) => pick(topic, 'topic', `topics.${index}`) ?? []);
  if (!author || !category || topics.length !== front.topics.length) return undefined;

  const slug = front.path.slice(front.path.lastIndexOf('/') + 1);
  return {
    id,
    file,
    title: front.title,
    path: front.path,
    slug,
    otherPath: front.path.startsWith('/blog/') ? `/${slug}` : `/blog/${slug}`,
    aliases: front.aliases,
    author,
    published: front.published,
    updated: front.updated,
    draft: front.draft,
    lang: front.lang,
    cover,
    pictures,
    category,
    topics,
    tags: front.tags,
    excerpt: front.excerpt,
    related: front.related,
    readMinutes: Math.ceil(outline.words / WORDS_PER_MINUTE),
    words: outline.words,
    headings: outline.headings,
    links,
    get markdown() {
      return readBody();
    },
    get html() {
      return readHtml();
    },
  };

  function pick(wanted: string, kind: Category['kind'], field: string): Category | undefined {
    const found = categories?.get(wanted);
    if (found?.kind === kind) return found;
    if (categories) {
      const known = [...categories.values()].filter((entry) => entry.kind === kind).map(({ slug }) => slug);
      const reason = `"${wanted}" is not a ${kind} category of categories.json${meant(wanted, known)}`;
      report({ file, field, reason });
    }
    return undefined;
  }
}
