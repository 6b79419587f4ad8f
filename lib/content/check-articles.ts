import type { ArticleSource } from './articles';
import type { Report } from './read';
import type { JsonContent } from './registry';
import type { Category } from './schemas/taxonomy';

/** First path segments that belong to routes, so that no article may take them as its slug. */
const RESERVED = [
  'all',
  'api',
  'assets',
  'blog',
  'category',
  'feed',
  'press',
  'careers',
  'not-found',
  'page',
  'social',
  '_next',
];

/** Reports what only shows when articles are seen together: duplicates, reserved slugs, related articles. */
export function checkArticles(
  sources: readonly ArticleSource[],
  json: Partial<JsonContent>,
  taxonomy: readonly Category[],
  report: Report,
): void {
  const ids = new Set(sources.map(({ id }) => id));
  const taken = new Set([
    ...RESERVED,
    ...(json.pages ?? []).map(({ path }) => path.split('/')[1] ?? ''),
    ...taxonomy.map(({ slug }) => slug),
  ]);
  const slugs = new Map<string, string>();
  const titles = new Map<string, string>();

  for (const { id, file, front } of sources) {
    const slug = front.path.slice(front.path.lastIndexOf('/') + 1);
    if (taken.has(slug)) report({ file, field: 'path', reason: `"${slug}" is reserved for another page` });
    once(slugs, slug, 'path');
    once(titles, front.title.toLowerCase(), 'title');
    front.related.forEach((related, index) => {
      const field = `related.${index}`;
      if (related === id) report({ file, field, reason: 'is the article itself' });
      else if (!ids.has(related)) report({ file, field, reason: `no article has the id "${related}"` });
    });
    if (front.updated && front.updated < front.published) {
      report({ file, field: 'updated', reason: 'is earlier than published' });
    }

    function once(seen: Map<string, string>, value: string, field: string) {
      const other = seen.get(value);
      if (other) report({ file, field, reason: `is the same as in ${other}` });
      else seen.set(value, file);
    }
  }
}
