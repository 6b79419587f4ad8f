/** What of Next's build outputs is a document, an answer or a function, and what the adapter does not accept among them. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { NextAdapter } from 'next';
import { type Answer, typeOf } from '../../export/entries';

export type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type Outputs = BuildContext['outputs'];

/** Where Next puts app/not-found. */
export const NOT_FOUND = '/404';
/** Next's built-in error documents, which are not the site's, and its other name for app/not-found. */
const UNADDRESSED = ['/500', '/_global-error', '/_not-found'];
/** Files of `app/` that render: their imports are all that runs for a document. */
const RENDERS = /(?:^|[/\\])(?:page|layout|template|default|loading|not-found|error|global-error)\.[jt]sx?$/;

/** @returns the files of `app/` that render, relative to the checkout, with slashes */
export async function routeFiles(projectDir: string): Promise<string[]> {
  const files = await readdir(join(projectDir, 'app'), { recursive: true });
  return files
    .filter((file) => RENDERS.test(file))
    .map((file) => `app/${file.split(sep).join('/')}`)
    .sort();
}

/** @returns absolute path of what Next serves at a URL path below `/_next/` */
export function fileInNext(url: string, distDir: string): string {
  return join(distDir, url.replace(/^\/_next\//, ''));
}

/** A prerendered HTML document on disk. */
export interface DocumentFile {
  /** the path that it answers; `/404` for the one that answers everywhere else */
  pathname: string;
  filePath: string;
}

/** @returns every prerendered document that has an address, the not-found page among them */
export function documentsOf({ prerenders, staticFiles }: Outputs): DocumentFile[] {
  const pages = prerenders.flatMap(({ pathname, fallback }) =>
    fallback?.filePath ? [{ pathname, filePath: fallback.filePath }] : [],
  );
  return [...pages, ...staticFiles]
    .filter(({ pathname, filePath }) => filePath.endsWith('.html') && !UNADDRESSED.includes(pathname))
    .map(({ pathname, filePath }) => ({ pathname, filePath }))
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

/**
 * @param distDir absolute path of `.next`
 * @returns routes that answer built paths alone, those without any built path among them
 */
export async function closedRoutes(distDir: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(distDir, 'prerender-manifest.json'), 'utf8');
  const { dynamicRoutes } = JSON.parse(text) as { dynamicRoutes: Record<string, { fallback: unknown }> };
  const closed = Object.entries(dynamicRoutes).filter(([, { fallback }]) => fallback === false);
  return new Set(closed.map(([route]) => route));
}

/**
 * @param closed routes that answer built paths alone
 * @returns pages that `next start` would render itself after the build, and so unleaned: on demand, for paths that were
 *          not built, or again after a time
 */
export function outputProblems({ appPages, prerenders }: Outputs, closed: ReadonlySet<string>): string[] {
  const built = prerenders.filter(({ routeType }) => routeType === 'page');
  const routes = new Set([...built.map(({ route }) => route), '/_not-found']);
  const onDemand = appPages
    .filter(({ pathname }) => !pathname.endsWith('.rsc') && !routes.has(pathname) && !closed.has(pathname))
    .map(({ pathname }) => `${pathname} is rendered on demand; only prerendered pages can be leaned`);
  const again = built
    .filter(({ compute, fallback }) => compute !== 'static' || fallback?.initialRevalidate !== false)
    .map(({ pathname }) => `${pathname} would be rendered again after the build (revalidate)`);
  const open = prerenders
    .filter(({ pathname, route }) => /\[.+\]$/.test(pathname) && !closed.has(route))
    .map(({ pathname }) => `${pathname} renders paths that were not built; set dynamicParams = false`);
  return [...onDemand, ...again, ...open];
}

/**
 * @returns the answers of route handlers that Next prerendered (feeds, the product API) and of metadata files, which it
 *          lists among static files (sitemap, robots, icons)
 * @throws naming every answer whose media type is not the one that its extension stands for
 */
export function routeAnswers({ prerenders, staticFiles }: Outputs): Answer[] {
  const problems: string[] = [];
  const routes = prerenders.flatMap(({ pathname, routeType, fallback }): Answer[] => {
    if (routeType !== 'route' || !fallback?.filePath) return [];
    const type = String(fallback.initialHeaders?.['content-type']).split(';')[0]?.trim() ?? '';
    const expected = typeOf(pathname) ?? type;
    if (type !== expected) problems.push(`${pathname} is ${type}, but its extension says ${expected}`);
    return [{ pathname, type, status: fallback.initialStatus ?? 200, source: fallback.filePath }];
  });
  const metadata = staticFiles.flatMap(({ pathname, filePath }): Answer[] => {
    if (!filePath.endsWith('.body')) return [];
    const type = typeOf(pathname);
    if (!type) problems.push(`${pathname} has no extension that names its type`);
    return type ? [{ pathname, type, status: 200, source: filePath }] : [];
  });
  if (problems.length > 0)
    throw new Error(`Static hosts would mistake these answers:\n- ${problems.join('\n- ')}`);
  return [...routes, ...metadata];
}

/** A route handler that a server calls. */
export interface ServerFunction {
  /** as Next writes it: `/api/forms/[form]` */
  pathname: string;
  /** its entrypoint, relative to the project, with slashes */
  file: string;
  /** the files of Next's output that it needs, relative to the project, with slashes */
  needs: readonly string[];
}

/**
 * @param closed routes that answer built paths alone
 * @returns the route handlers of which nothing was prerendered
 */
export function functionsOf(
  { outputs, projectDir, distDir }: Pick<BuildContext, 'outputs' | 'projectDir' | 'distDir'>,
  closed: ReadonlySet<string>,
): ServerFunction[] {
  const prerendered = new Set(outputs.prerenders.map(({ route }) => route));
  const output = relative(projectDir, distDir) + sep;
  const named = (path: string) => path.split(sep).join('/');
  return outputs.appRoutes
    .filter(
      ({ pathname }) => !pathname.endsWith('.rsc') && !prerendered.has(pathname) && !closed.has(pathname),
    )
    .map(({ pathname, filePath, assets }) => {
      const needs = [filePath, ...Object.values(assets)].map((path) => relative(projectDir, path));
      return {
        pathname,
        file: named(relative(projectDir, filePath)),
        needs: needs.filter((path) => path.startsWith(output)).map(named),
      };
    });
}
