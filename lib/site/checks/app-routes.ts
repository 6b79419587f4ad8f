import { existsSync, readdirSync } from 'node:fs';
import type { Report } from '../../content/problems';
import { FILE_ROUTES } from '../files';
import { PARAMETER_ROUTES, type Page } from '../pages';

/** Files by which Next answers without a folder of their own, and the addresses that they get. */
const METADATA_FILES: Record<string, string> = {
  '/robots.ts': '/robots.txt',
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

/** Reports every route of app/ that is missing in the site's list, and every page of the list that app/ lacks. */
export function checkRoutes(pages: readonly Page[], { documents, files }: AppRoutes, report: Report): void {
  const rendered = new Set(documents);
  for (const { path, route, source } of pages) {
    if (rendered.has(route)) continue;
    report({ file: source, field: path, reason: `has no route: app${route}/page.tsx is missing` });
  }
  const listed = new Set<string>([...PARAMETER_ROUTES, ...pages.map(({ route }) => route)]);
  for (const route of documents.filter((name) => !listed.has(name))) {
    report({ file: 'pages.json', field: route, reason: 'has no entry, but app/ has a page there' });
  }
  for (const route of files.filter((name) => !FILE_ROUTES.includes(name))) {
    report({
      file: 'pages.json',
      field: route,
      reason: 'is a route of app/ that lib/site/files.ts does not list',
    });
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
