import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Report } from '../../content';
import type { Page } from '../pages';
import { flattenedRedirects, redirectFinder } from '../redirects';

type Claims = Pick<Content, 'articles' | 'taxonomy' | 'redirects'>;

/**
 * Reports whatever would be at an address that something else has, and pages of the sitemap without a day.
 * @param root absolute path of the checkout, whose public/ wins over pages
 */
export function checkAddresses(
  content: Claims,
  pages: readonly Page[],
  routes: AppRoutes,
  root: string,
  report: Report,
): void {
  const owners = ownRoutes(routes);
  for (const { slug, title } of content.taxonomy) {
    const owner = owners.get(`/${slug}`);
    const reason = `cannot be at /${slug}, which is ${owner}: choose another slug`;
    if (owner) report({ file: 'categories.json', field: slug, reason });
    else owners.set(`/${slug}`, `an address of the category "${title}" of categories.json`);
  }
  // Each article answers under both / and /blog/; two that share a slug are told where articles are looked at.
  const beforeArticles = new Map(owners);
  for (const { file, path, otherPath } of content.articles) {
    const taken = [path, otherPath].find((address) => beforeArticles.has(address));
    const reason = `cannot be at ${taken}, which is ${owners.get(taken ?? '')}: choose another path`;
    if (taken) report({ file, field: 'path', reason });
    else for (const address of [path, otherPath]) owners.set(address, `an address of ${file}`);
  }
  const redirectOf = redirectFinder(flattenedRedirects(content));
  for (const { path, source } of pages.filter((page) => page.source.startsWith('pages/'))) {
    const owner = owners.get(path) ?? ownerBeyond(path);
    const reason = `cannot be at ${path}, which is ${owner}: rename the file`;
    if (owner) report({ file: source, field: '(name)', reason });
  }
  const seen = new Map<string, string>();
  for (const { path, source, index, changed } of pages) {
    if (index && !changed) {
      report({ file: source, field: path, reason: 'has no day: say in updated when its text last changed' });
    }
    const other = seen.get(path);
    if (other !== undefined && !/^(?:articles|pages)\//.test(source)) {
      report({ file: source, field: path, reason: `is already the address of a page of ${other}` });
    }
    seen.set(path, source);
  }

  function ownerBeyond(path: string): string | undefined {
    const { to, from, kind, file = 'redirects.json' } = redirectOf(path) ?? {};
    if (to) {
      const like = kind === 'prefix' ? `, like all that begins with ${from}` : '';
      return `redirected to ${to} by ${file}${like}`;
    }
    return existsSync(join(root, 'public', path)) ? `a file or folder (public${path})` : undefined;
  }
}

/** @returns what the site has of its own at `/` and at `/blog/`, where articles and texts stand, in words */
function ownRoutes({ documents, files }: AppRoutes): Map<string, string> {
  const own = [...documents, ...files, '/_next/static'].flatMap((route) => {
    const [, first = '', second = ''] = route.split('/');
    return first === 'blog' && second ? [`/${first}`, `/${first}/${second}`] : [`/${first}`];
  });
  const named = own.filter((path) => path !== '/' && !path.includes('['));
  return new Map([
    ['/index', 'another name of the home page'],
    ...named.map((path) => [path, `the site's own page or file (app${path})`] as const),
  ]);
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
