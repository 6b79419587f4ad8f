import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Report } from '../../content';
import type { Page } from '../pages';
import { flattenedRedirects, redirectFinder } from '../redirects';

/**
 * Reports slugs that belong to routes, every address that two pages claim, and pages of the sitemap without a day.
 * @param taken addresses of content/pages that something else has, and what that is
 */
export function checkAddresses(
  { articles, taxonomy }: Pick<Content, 'articles' | 'taxonomy'>,
  pages: readonly Page[],
  routes: AppRoutes,
  taken: ReadonlyMap<string, string>,
  report: Report,
): void {
  const root = reservedSegments(routes, '/');
  // Each article answers under both / and /blog/, and each category under its bare slug too.
  const reserved = new Set([
    ...root,
    ...reservedSegments(routes, '/blog/'),
    ...taxonomy.map(({ slug }) => slug),
  ]);
  const named = new Set<string>();
  for (const { slug, file, path } of articles.filter((article) => reserved.has(article.slug))) {
    named.add(path);
    report({ file, field: 'path', reason: `"${slug}" is reserved for another page` });
  }
  for (const { slug } of taxonomy.filter((category) => root.has(category.slug))) {
    report({ file: 'categories.json', field: slug, reason: 'is reserved for another page' });
  }
  for (const { path, source } of pages.filter((page) => page.source.startsWith('pages/'))) {
    const owner = taken.get(path);
    if (owner === undefined) continue;
    named.add(path);
    const reason = `cannot be at ${path}, which is ${owner}: rename the file`;
    report({ file: source, field: '(name)', reason });
  }
  const seen = new Map<string, string>();
  for (const { path, source, index, changed } of pages) {
    if (index && !changed) {
      report({ file: source, field: path, reason: 'has no day: say in updated when its text last changed' });
    }
    const other = seen.get(path);
    const areArticles = [source, other].every((file) => file?.startsWith('articles/'));
    if (other !== undefined && !named.has(path) && !areArticles) {
      report({ file: source, field: path, reason: `is already the address of a page of ${other}` });
    }
    seen.set(path, source);
  }
}

type Owners = Pick<Content, 'pages' | 'articles' | 'taxonomy' | 'redirects' | 'markdownPages'>;

/** @returns the address of each page of content/pages that something else has already, and what that is, in words */
export function takenAddresses(content: Owners, routes: AppRoutes, root: string): Map<string, string> {
  const { articles, taxonomy, markdownPages } = content;
  const reserved = reservedSegments(routes, '/');
  const redirectOf = redirectFinder(flattenedRedirects(content));
  const taken = [...markdownPages].map(([slug, { path }]) => [path, ownerOf(slug, path)] as const);
  return new Map(taken.flatMap(([path, owner]) => (owner ? [[path, owner]] : [])));

  function ownerOf(slug: string, path: string): string | undefined {
    if (reserved.has(slug)) return `the site's own page or file (app/${slug})`;
    if (slug === 'index') return 'another name of the home page';
    const article = articles.find((one) => one.slug === slug);
    if (article) return `an address of ${article.file}`;
    const category = taxonomy.find((one) => one.slug === slug);
    if (category) return `an address of the category "${category.title}" of categories.json`;
    const { to, from, kind, file = 'redirects.json' } = redirectOf(path) ?? {};
    if (to && kind === 'prefix') return `redirected to ${to} by ${file}, like all that begins with ${from}`;
    if (to) return `redirected to ${to} by ${file}`;
    return existsSync(join(root, 'public', slug)) ? `a file or folder (public/${slug})` : undefined;
  }
}

/** Files by which Next answers without a folder of their own, and the addresses that they get. */
const METADATA_FILES: Record<string, string> = {
  '/robots.ts': '/robots.txt',
  '/sitemap.ts': '/sitemap.xml',
  '/manifest.ts': '/manifest.webmanifest',
};

export type AppRoutes = {
  documents: string[];
  files: string[];
};

/** @param appDir path of the folder `app` @returns every route in it, read from its files */
export function readAppRoutes(appDir: string): AppRoutes {
  const found = existsSync(appDir) ? readdirSync(appDir, { recursive: true, encoding: 'utf8' }) : [];
  const files = found.map((path) => `/${path.replaceAll('\\', '/')}`);
  const routesOf = (name: string) =>
    files.filter((file) => file.endsWith(name)).map((file) => file.slice(0, -name.length));
  return {
    documents: routesOf('/page.tsx').map((route) => route || '/'),
    files: [...routesOf('/route.ts'), ...files.flatMap((file) => METADATA_FILES[file] ?? [])],
  };
}

/** Reports every page of app/ that is missing in the site's list, and every page of the list that app/ lacks. */
export function checkRoutes(pages: readonly Page[], { documents }: AppRoutes, report: Report): void {
  const rendered = new Set(documents);
  for (const { path, route, source } of pages) {
    if (rendered.has(route)) continue;
    report({ file: source, field: path, reason: `has no route: app${route}/page.tsx is missing` });
  }
  // One with parameters may have no page at the moment.
  const listed = new Set(pages.map(({ route }) => route));
  for (const route of documents.filter((name) => !listed.has(name) && !name.includes('['))) {
    report({ file: 'pages.json', field: route, reason: 'has no entry, but app/ has a page there' });
  }
}

/**
 * @param parent `/` or `/blog/`: where articles stand
 * @returns the segments after it that belong to routes, so that no article or category may take them
 */
export function reservedSegments({ documents, files }: AppRoutes, parent: string): ReadonlySet<string> {
  const segments = [...documents, ...files, '/_next/static']
    .filter((route) => route.startsWith(parent))
    .map((route) => route.slice(parent.length).split('/')[0] ?? '')
    .filter((segment) => segment !== '' && !segment.startsWith('['));
  return new Set(segments);
}
