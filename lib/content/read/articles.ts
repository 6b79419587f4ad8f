import { checkMarks } from '../check/marks';
import { check } from '../check/schema';
import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import { isRecord } from '../resolve/placeholder-values';
import { type FrontMatter, frontMatterSchema } from '../schemas/article';
import { typeset } from '../text/typography';
import { readMarkdownFolder } from './markdown-folder';
import { type Picture, readPicture } from './pictures';
import { readBody, type TextBody } from './text-body';

/** An article as its file has it. */
export type ArticleSource = {
  id: string;
  file: string;
  front: FrontMatter;
  body: TextBody;
  cover: Picture | undefined;
};

export type ArticleSources = {
  sources: ArticleSource[];
  /** Ids of all files, also of those that could not be read. */
  ids: ReadonlySet<string>;
  /** The address that each article says it has, by id, whatever else is wrong with it. */
  addresses: ReadonlyMap<string, string>;
};

const FOLDER = 'articles';
const NO_FRONT =
  'is missing: begin with title, path, author and the others between two lines of three hyphens';

/** Reads content/articles/*.md: front matter validated, placeholders filled, bodies rendered and checked. */
export function readArticles(contentDir: string, filler: Filler, report: Report): ArticleSources {
  const { entries, ids } = readMarkdownFolder(contentDir, FOLDER, report);
  const addresses = new Map<string, string>();
  const picture = (name: string) => readPicture(contentDir, FOLDER, name);
  const sources = entries.flatMap(({ id, ...split }): ArticleSource[] => {
    const { file, data } = split;
    if (!isRecord(data) || Object.keys(data).length === 0) {
      report({ file, field: '(front matter)', line: 1, reason: NO_FRONT });
      return [];
    }
    const body = readBody(split, filler, report, picture);
    const filled = filler.deep(data, file);
    if (isRecord(filled) && typeof filled.path === 'string') addresses.set(id, filled.path);
    checkMarks(filled, file, report);
    const front = check(frontMatterSchema, filled, file, report, filler.exact);
    if (!front) return [];
    // The title stays as typed: addresses of the old site are made from it.
    return [
      { id, file, front: { ...front, excerpt: typeset(front.excerpt) }, body, cover: coverOf(front, file) },
    ];
  });
  return { sources, ids, addresses };

  function coverOf({ cover }: FrontMatter, file: string): Picture | undefined {
    const reading = cover === undefined ? undefined : picture(cover);
    if (reading && 'reason' in reading) report({ file, field: 'cover', reason: reading.reason });
    return reading && 'picture' in reading ? reading.picture : undefined;
  }
}
