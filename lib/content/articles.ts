import type { ArticleCache, KnownArticle } from './article-cache';
import { checkPictures } from './check-pictures';
import type { Filler } from './filler';
import { readMarkdownFile, splitMarkdown } from './front-matter';
import type { MarkdownLink, MarkdownOutline } from './markdown';
import { checkBody, fillBody, linksInFile } from './markdown-body';
import { markdownNames } from './markdown-folder';
import { placePictures } from './markdown-pictures';
import { figureMarkup } from './picture-markup';
import { PICTURE_FOLDER, type Picture, readPicture } from './pictures';
import { isRecord } from './placeholder-values';
import type { Report } from './problems';
import { check } from './read';
import { type FrontMatter, frontMatterSchema } from './schemas/article';
import { typeset } from './text/typography';
import { readText } from './text-file';

/** An article as its file has it. The body is read again when it is asked for: held in memory, it would grow with the blog. */
export type ArticleSource = {
  id: string;
  file: string;
  front: FrontMatter;
  outline: MarkdownOutline;
  links: MarkdownLink[];
  digest: string;
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
  /** Files with the text that they had when nothing was wrong with them. */
  known: ReadonlySet<string>;
};

/** Reads content/articles/*.md: front matter validated, placeholders filled, bodies checked. */
export function readArticles(
  contentDir: string,
  filler: Filler,
  cache: ArticleCache,
  report: Report,
): ArticleSources {
  const names = markdownNames(contentDir, FOLDER, report, [PICTURE_FOLDER]);
  const addresses = new Map<string, string>();
  const known = new Set<string>();
  const sources = names.flatMap(({ id, file }): ArticleSource[] => {
    const text = readText(contentDir, file, report);
    if (text === undefined) return [];
    const found = cache.known(text);
    if (found) known.add(file);
    const article = found ?? readArticle(text, id, file);
    if (!article) return [];
    const { front, bodyLine, outline, links, digest } = article;
    const readBody = () => {
      const again = readMarkdownFile(contentDir, file, report);
      return again ? fillBody(again, filler) : '';
    };
    const source = {
      file,
      bodyLine,
      get body() {
        return readMarkdownFile(contentDir, file, report)?.body ?? '';
      },
    };
    const placed = checkPictures(outline.pictures, source, contentDir, FOLDER, report);
    if (!front) return [];
    if (!found) cache.note(text, { front, bodyLine, outline, links, digest });
    addresses.set(id, front.path);
    const readHtml = () =>
      placePictures(cache.html(digest, readBody), (marked) => {
        const picture = placed.get(marked.name);
        return picture ? figureMarkup(marked, picture) : '';
      });
    const cover = coverOf(front, file);
    const pictures = [...new Set([...placed.values(), ...(cover ? [cover] : [])])];
    return [{ id, file, front, outline, links, digest, cover, pictures, readBody, readHtml }];
  });
  return { sources, ids: new Set(names.map(({ id }) => id)), addresses, known };

  /** Front matter is missing where something is wrong with it. */
  function readArticle(
    text: string,
    id: string,
    file: string,
  ): (Omit<KnownArticle, 'front'> & { front: FrontMatter | undefined }) | undefined {
    const split = splitMarkdown(text, file, report);
    if (!split) return undefined;
    const { data, body, bodyLine } = split;
    const source = { file, body, bodyLine };
    const { outline, digest } = cache.outline(fillBody(source, filler));
    const read = { bodyLine, outline, links: linksInFile(source, outline), digest };
    const filled = filler.deep(data, file);
    if (!isRecord(data) || Object.keys(data).length === 0) {
      const reason =
        'is missing: begin with title, path, author and the others between two lines of three hyphens';
      report({ file, field: '(front matter)', line: 1, reason });
      return { ...read, front: undefined };
    }
    checkBody(source, outline, report);
    if (isRecord(filled) && typeof filled.path === 'string') addresses.set(id, filled.path);
    const typed = check(frontMatterSchema, filled, file, report, filler.exact);
    // The title stays as typed: addresses of the old site are made from it.
    return { ...read, front: typed && { ...typed, excerpt: typeset(typed.excerpt) } };
  }

  function coverOf({ cover }: FrontMatter, file: string): Picture | undefined {
    const reading = cover === undefined ? undefined : readPicture(contentDir, FOLDER, cover);
    if (reading && 'reason' in reading) report({ file, field: 'cover', reason: reading.reason });
    return reading && 'picture' in reading ? reading.picture : undefined;
  }
}
