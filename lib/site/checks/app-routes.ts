import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../content/problems';
import { FILE_ROUTES } from '../files';
import { PARAMETER_ROUTES, type Page } from '../pages';

/** Files by which Next answers without a folder of their own, and the addresses that they get. */
const METADATA_FILES: Record<string, string> = {
  'robots.ts': '/robots.txt',
  'manifest.ts': '/manifest.webmanifest',
};

export type AppRoutes = {
  documents: string[];
  files: string[];
};

/** @param appDir path of the folder `app` @returns every route in it, read from its files */
export function readAppRoutes(appDir: string): AppRoutes {
  const routes: AppRoutes = { documents: [], files: [] };
  const visit = (folder: string, route: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) visit(join(folder, entry.name), `${route}/${entry.name}`);
      else if (entry.name === 'page.tsx') routes.documents.push(route || '/');
      else if (entry.name === 'route.ts') routes.files.push(route);
      else if (METADATA_FILES[entry.name]) routes.files.push(METADATA_FILES[entry.name] ?? '');
    }
  };
  if (existsSync(appDir)) visit(appDir, '');
  return routes;
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
