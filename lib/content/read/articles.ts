import type { Report } from '../problems';
import type { Filler } from '../resolve/filler';
import { type FrontMatter, frontMatterSchema } from '../schemas/article';
import { typeset } from '../text/typography';
import { type Picture, readPicture } from './pictures';
import { readTexts, type Text } from './texts';

export type ArticleSource = Text<FrontMatter> & { cover: Picture | undefined };

const FOLDER = 'articles';

/**
 * Reads content/articles/*.md.
 * @returns those that are sound, the ids of all, and the address that each says it has, by id, whatever else is wrong
 */
export function readArticles(contentDir: string, filler: Filler, report: Report) {
  // The title stays as typed: addresses of the old site are made from it.
  const asTyped = (front: unknown) => front;
  const { texts, ids, fronts } = readTexts(contentDir, FOLDER, frontMatterSchema, filler, report, asTyped);
  const sources = texts.map(({ front, ...text }): ArticleSource => {
    const reading = front.cover === undefined ? undefined : readPicture(contentDir, FOLDER, front.cover);
    if (reading && 'reason' in reading) report({ file: text.file, field: 'cover', reason: reading.reason });
    const cover = reading && 'picture' in reading ? reading.picture : undefined;
    return { ...text, front: { ...front, excerpt: typeset(front.excerpt) }, cover };
  });
  const addresses = new Map(
    [...fronts].flatMap(([id, { path }]) => (typeof path === 'string' ? [[id, path] as const] : [])),
  );
  return { sources, ids, addresses };
}
