import type { Content } from '../../content';
import type { Report } from '../../content/problems';
import type { Page } from '../pages';
import { type AppRoutes, reservedSegments } from './app-routes';

/** Reports slugs that belong to routes, every address that two pages claim, and pages of the sitemap without a day. */
export function checkAddresses(
  { articles, taxonomy }: Pick<Content, 'articles' | 'taxonomy'>,
  pages: readonly Page[],
  routes: AppRoutes,
  report: Report,
): void {
  const root = reservedSegments(routes, '/');
  const blog = reservedSegments(routes, '/blog/');
  const categories = new Set(taxonomy.map(({ slug }) => slug));
  const named = disputedAddresses(articles);
  // Each article answers under both / and /blog/, and each category under its bare slug too.
  for (const { slug, file, path } of articles) {
    if (!root.has(slug) && !blog.has(slug) && !categories.has(slug)) continue;
    named.add(path);
    report({ file, field: 'path', reason: `"${slug}" is reserved for another page` });
  }
  for (const { slug } of taxonomy) {
    if (root.has(slug)) {
      report({ file: 'categories.json', field: slug, reason: 'is reserved for another page' });
    }
  }
  const seen = new Map<string, string>();
  for (const { path, source, index, changed } of pages) {
    if (index && !changed) {
      report({ file: source, field: path, reason: 'has no day: say in updated when its text last changed' });
    }
    const other = seen.get(path);
    if (other !== undefined && !named.has(path)) {
      report({ file: source, field: path, reason: `is already the address of a page of ${other}` });
    }
    seen.set(path, source);
  }
}

/** @returns every address of articles that share one: they are named where articles are looked at together */
export function disputedAddresses(articles: Content['articles']): Set<string> {
  const seen = new Set<string>();
  const shared = new Set(
    articles.map(({ slug }) => slug).filter((slug) => seen.has(slug) || !seen.add(slug)),
  );
  return new Set(
    articles.filter(({ slug }) => shared.has(slug)).flatMap(({ path, otherPath }) => [path, otherPath]),
  );
}
