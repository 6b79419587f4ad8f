import type { Report } from '../problems';
import type { ArticleSource } from '../read/texts';
import { meant } from '../text/nearest';

/**
 * Reports what only shows when articles are seen together: duplicates and related articles.
 * @param known ids of published.json: an article that is gone is told where its address is, and here only noted
 */
export function checkArticles(
  { sources, ids }: { sources: ArticleSource[]; ids: ReadonlySet<string> },
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
    if (once(slugs, front.path.slice(front.path.lastIndexOf('/') + 1), 'path'))
      once(titles, front.title.toLowerCase(), 'title');
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

  function relatedProblem({ id, front }: ArticleSource, related: string): string | undefined {
    if (related === id) return 'is the article itself';
    if (!ids.has(related)) return `no article has the id "${related}"${meant(related, [...ids])}`;
    const other = byId.get(related)?.front;
    if (!other || front.draft) return undefined;
    if (other.draft) return `"${related}" is a draft`;
    const isLater = other.published > today && other.published > front.published;
    return isLater ? `"${related}" appears later, on ${other.published}` : undefined;
  }
}
