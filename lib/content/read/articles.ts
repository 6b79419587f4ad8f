/** An article: its file, the author and the categories that it names, and what only shows when all are seen together. */
import { type Picture, readPicture } from '../pictures';
import type { Report } from '../problems';
import { type FrontMatter, frontMatterSchema } from '../schemas/front-matter';
import type { Author, Category } from '../schemas/navigation';
import { choice, meant } from '../text/nearest';
import type { Filler } from './filler';
import { readTexts, type Text } from './texts';

/** An article: its front matter, its text, and what both refer to. */
export type Article = NonNullable<ReturnType<typeof resolveArticle>>;
export type ArticleSource = Text<FrontMatter> & { cover: Picture | undefined };
/** What articles refer to by its name; undefined where the file could not be read: what refers to it is then not judged. */
export type Named = { authors: readonly Author[] | undefined; categories: readonly Category[] | undefined };

const FOLDER = 'articles';
/** Reading speed behind every read time: content/README.md, "What the owner decided". */
const WORDS_PER_MINUTE = 200;

/**
 * Reads content/articles/*.md.
 * @returns the articles, newest first; those whose own text is sound (`sources`), the front matter of all others, the ids of
 *   all, and the address that each says it has, by id, whatever else is wrong
 */
export function readArticles(contentDir: string, filler: Filler, named: Named, report: Report) {
  const { texts, ids, fronts } = readTexts(contentDir, FOLDER, frontMatterSchema, filler, report);
  const sources = texts.map((text): ArticleSource => {
    const { file, front } = text;
    const reading = front.cover === undefined ? undefined : readPicture(contentDir, FOLDER, front.cover);
    if (reading && 'reason' in reading) report({ file, field: 'cover', reason: reading.reason });
    return { ...text, cover: reading && 'picture' in reading ? reading.picture : undefined };
  });
  const unsound = [...fronts].filter(([id]) => !sources.some((source) => source.id === id));
  // What else is wrong with a text does not hide that it names what is not there.
  for (const [id, front] of unsound) lookUp(`${FOLDER}/${id}.md`, front, named, report);
  const articles = sources
    .flatMap((source) => resolveArticle(source, named, report) ?? [])
    .sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title));
  const addresses = new Map(
    [...fronts].flatMap(([id, { path }]) => (typeof path === 'string' ? [[id, path] as const] : [])),
  );
  return { articles, sources, unsound, ids, addresses };
}

/** Puts author, category and topics in the place of their names, and reports each that does not exist. */
export function resolveArticle(
  { id, file, front, body, cover }: ArticleSource,
  named: Named,
  report: Report,
) {
  const { author, category, topics } = lookUp(file, front, named, report);
  if (!author || !category || !topics) return undefined;

  const slug = slugIn(front);
  return {
    ...front,
    ...body,
    /** What `related` refers to. */
    id,
    file,
    slug,
    /** The same slug in the other form, which redirects to `path`. */
    otherPath: front.path.startsWith('/blog/') ? `/${slug}` : `/blog/${slug}`,
    author,
    category,
    topics,
    /** What stands in the place of the drawn cover. */
    cover,
    pictures: [...new Set([...body.pictures, ...(cover ? [cover] : [])])],
    readMinutes: Math.ceil(body.words / WORDS_PER_MINUTE),
  };
}

/**
 * Reports each author, category and topic that front matter names and that does not exist; what is no name is told elsewhere.
 * @returns those that exist, the topics only where all of them do
 */
function lookUp(
  file: string,
  front: { author?: unknown; category?: unknown; topics?: unknown },
  { authors, categories }: Named,
  report: Report,
) {
  const author = authors?.find((one) => one.id === front.author);
  if (authors && !author && isName(front.author)) {
    const known = authors.map((one) => one.id);
    const reason = `"${front.author}" is not in authors.json${choice(front.author, known)}`;
    report({ file, field: 'author', reason });
  }
  const category = pick(front.category, 'blog', 'category');
  const topicless = categories && !categories.some(({ kind }) => kind === 'topic');
  const named: unknown[] = topicless || !Array.isArray(front.topics) ? [] : front.topics;
  if (!topicless && Array.isArray(front.topics) && named.length === 0) {
    report({ file, field: 'topics', reason: 'must name at least one topic' });
  }
  const topics = named.flatMap((topic, index) => pick(topic, 'topic', `topics.${index}`) ?? []);
  return { author, category, topics: topics.length === named.length ? topics : undefined };

  function pick(wanted: unknown, kind: Category['kind'], field: string): Category | undefined {
    if (!isName(wanted)) return undefined;
    const known = categories?.filter((entry) => entry.kind === kind);
    const found = known?.find((entry) => entry.slug === wanted);
    if (known && !found) {
      const instead = choice(
        wanted,
        known.map((entry) => entry.slug),
      );
      report({ file, field, reason: `"${wanted}" is not a ${kind} category of categories.json${instead}` });
    }
    return found;
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const slugIn = ({ path }: FrontMatter) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Reports what two articles share, related articles that are not there, and days in the wrong order.
 * @param known ids of published.json: an article that is gone is told where its address is, and here only noted
 */
export function checkArticles(
  { sources, unsound, ids }: Pick<ReturnType<typeof readArticles>, 'sources' | 'unsound' | 'ids'>,
  { today, known }: { today: string; known: ReadonlyMap<string, string> },
  report: Report,
  warn: Report,
): void {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const slugs = new Map<string, string>();
  const titles = new Map<string, string>();

  for (const source of sources) {
    const { file, front } = source;
    const once = (seen: Map<string, string>, value: string, field: string): boolean => {
      const other = seen.get(value);
      if (other) report({ file, field, reason: `is the same as in ${other}` });
      else seen.set(value, file);
      return other === undefined;
    };
    // A copy of a file has both.
    if (once(slugs, slugIn(front), 'path')) once(titles, front.title.toLowerCase(), 'title');
    if (front.related.length < 2 && ids.size > 2) {
      report({ file, field: 'related', reason: 'must name exactly two articles' });
    }
    front.related.forEach((related, index) => {
      const gone = !ids.has(related) && known.has(`articles/${related}`);
      const reason = gone
        ? `"${related}" is gone: npm run check-content -- --fix --to /blog names another`
        : relatedProblem(source, related);
      if (reason) (gone ? warn : report)({ file, field: `related.${index}`, reason });
    });
    if (front.updated && front.updated < front.published) {
      report({ file, field: 'updated', reason: 'is earlier than published' });
    }
  }

  for (const [id, { related }] of unsound) {
    for (const [index, name] of Array.isArray(related) ? related.entries() : []) {
      if (!isName(name) || ids.has(name) || known.has(`articles/${name}`)) continue;
      report({ file: `${FOLDER}/${id}.md`, field: `related.${index}`, reason: missing(name) });
    }
  }

  function missing(related: string): string {
    return `no article has the id "${related}"${meant(related, [...ids])}`;
  }

  function relatedProblem({ id, front }: ArticleSource, related: string): string | undefined {
    if (related === id) return 'is the article itself';
    if (!ids.has(related)) return missing(related);
    const other = byId.get(related)?.front;
    if (!other || front.draft) return undefined;
    if (other.draft) return `"${related}" is a draft`;
    const isLater = other.published > today && other.published > front.published;
    return isLater ? `"${related}" appears later, on ${other.published}` : undefined;
  }
}
