/** What of Next's build outputs is a document, and what the adapter does not accept among them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { NextAdapter } from 'next';
import type { Answer } from '../export/entries';
import { typeOf } from '../export/media-types';

export type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type Outputs = BuildContext['outputs'];

/** Next's built-in error documents; they come with inline styles and are not the site's. */
export const BUILT_IN_ERRORS = ['/500', '/_global-error'];
/** The two names under which Next keeps app/not-found; only the first has an address. */
export const NOT_FOUND = ['/404', '/_not-found'];
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

/** @returns absolute path of what is served at a URL path below `/_next/` */
export function fileInNext(url: string, distDir: string): string {
  return join(distDir, url.replace(/^\/_next\//, ''));
}

/**
 * Makes `next start` answer a prerendered page with this status, which Next keeps in a `.meta` file beside it.
 * @param htmlFile absolute path of the document
 * @param status HTTP status
 * @throws when the document has no `.meta` file beside it
 */
export async function setStatus(htmlFile: string, status: number): Promise<void> {
  const file = htmlFile.replace(/\.html$/, '.meta');
  const meta = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...meta, status }));
}

/** A prerendered HTML document on disk. */
export interface DocumentFile {
  /** the path that it answers, or for Next's own (`/404`, `/_not-found`) the name that Next gives it */
  pathname: string;
  filePath: string;
}

/**
 * @returns every HTML document below the server output: those in Next's list, and those that it keeps off the list
 *          although `next start` serves them (`_not-found`)
 */
export async function documentsOf({
  outputs,
  distDir,
}: Pick<BuildContext, 'outputs' | 'distDir'>): Promise<DocumentFile[]> {
  const listed = new Map<string, string>();
  for (const { pathname, fallback } of outputs.prerenders) {
    if (fallback?.filePath) listed.set(fallback.filePath, pathname);
  }
  for (const { pathname, filePath } of outputs.staticFiles) listed.set(filePath, pathname);
  const server = join(distDir, 'server');
  const files = (await readdir(server, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  return files.map((name) => ({
    pathname: listed.get(join(server, name)) ?? pathnameOf(name),
    filePath: join(server, name),
  }));
}

function pathnameOf(file: string): string {
  const [, inCache] = file.split(`${sep}$${sep}`);
  return `/${(inCache ?? file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
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
    .filter(({ pathname }) => !pathname.endsWith('.rsc') && !routes.has(pathname))
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
