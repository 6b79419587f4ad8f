import type { Report } from '../problems';
import type { ArticleSource } from '../read/texts';
import type { Author, Category } from '../schemas/navigation';
import { choice } from '../text/nearest';

/** An article: its front matter, its text, and what both refer to. */
export type Article = NonNullable<ReturnType<typeof resolveArticle>>;

/** Reading speed behind every read time: content/README.md, "What the owner decided". */
const WORDS_PER_MINUTE = 200;

/**
 * Resolves a source's author, category and topics, reporting each that does not exist.
 * @param authors by id, or undefined when authors.json could not be read: what refers to it is then not judged
 * @param categories by slug, or undefined likewise
 */
export function resolveArticle(
  { id, file, front, body, cover }: ArticleSource,
  authors: ReadonlyMap<string, Author> | undefined,
  categories: ReadonlyMap<string, Category> | undefined,
  report: Report,
) {
  const author = authors?.get(front.author);
  if (authors && !author) {
    const reason = `"${front.author}" is not in authors.json${choice(front.author, [...authors.keys()])}`;
    report({ file, field: 'author', reason });
  }
  const category = pick(front.category, 'blog', 'category');
  const topicless = categories && ![...categories.values()].some(({ kind }) => kind === 'topic');
  if (!topicless && front.topics.length === 0) {
    report({ file, field: 'topics', reason: 'must name at least one topic' });
  }
  const topics = (topicless ? [] : front.topics).flatMap(
    (topic, index) => pick(topic, 'topic', `topics.${index}`) ?? [],
  );
  if (!author || !category || (!topicless && topics.length !== front.topics.length)) return undefined;

  const slug = front.path.slice(front.path.lastIndexOf('/') + 1);
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

  function pick(wanted: string, kind: Category['kind'], field: string): Category | undefined {
    const found = categories?.get(wanted);
    if (found?.kind === kind) return found;
    if (categories) {
      const known = [...categories.values()].filter((entry) => entry.kind === kind).map(({ slug }) => slug);
      const reason = `"${wanted}" is not a ${kind} category of categories.json${choice(wanted, known)}`;
      report({ file, field, reason });
    }
    return undefined;
  }
}
