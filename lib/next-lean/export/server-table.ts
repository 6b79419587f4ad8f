/** What a server needs to know of a release; it only has to look things up in it. */
import type { BuildContext, ServerFunction } from '../adapter/next-16/outputs';
import { type HeaderRule, headersFor } from '../header-rules';
import { addressed, type Entry, isText } from './entries';

/** `server.json`, beside `dist/`. */
export interface ServerTable {
  buildId: string;
  /** the part of Next's routing table that files do not answer, as `@next/routing` takes it */
  routing: Pick<
    BuildContext['routing'],
    'beforeMiddleware' | 'beforeFiles' | 'afterFiles' | 'dynamicRoutes' | 'onMatch' | 'fallback'
  >;
  /**
   * What files answer: path below `dist/`, media type with its charset, status, place in `headers`, whether compressed;
   * of a file that was kept from an earlier release, since when no page refers to it (ISO 8601).
   */
  files: Record<
    string,
    [file: string, type: string, status: number, headers: number, compressed: boolean, retired?: string]
  >;
  /** response headers; the first are those of every answer */
  headers: Readonly<Record<string, string>>[];
  /** entrypoints below the release by the pattern of their route, and their place in `headers` */
  functions: Record<string, [file: string, headers: number]>;
  /** how addresses are spelt that may be asked for in other letters, by their lower case */
  spelling: Record<string, string>;
  /** module to load first, below the release */
  instrumentation?: string | undefined;
}

/** @param entries what `dist/` answers with */
export function serverTable(
  { routing, buildId }: Pick<BuildContext, 'routing' | 'buildId'>,
  rules: readonly HeaderRule[],
  functions: readonly ServerFunction[],
  entries: readonly Entry[],
): ServerTable {
  const headers: Readonly<Record<string, string>>[] = [rules[0]?.headers ?? {}];
  const places = new Map([[JSON.stringify(headers[0]), 0]]);
  const placeOf = (pathname: string): number => {
    const own = headersFor(pathname, rules);
    const key = JSON.stringify(own);
    const place = places.get(key) ?? headers.push(own) - 1;
    places.set(key, place);
    return place;
  };
  const called = new Set(functions.map(({ pathname }) => pathname));
  return {
    buildId,
    routing: {
      beforeMiddleware: routing.beforeMiddleware.filter(({ status }) => status),
      beforeFiles: [],
      afterFiles: [],
      dynamicRoutes: routing.dynamicRoutes.filter(({ source }) => source && called.has(source)),
      onMatch: [],
      fallback: routing.fallback,
    },
    files: Object.fromEntries(
      entries.map((entry) => [
        entry.pathname,
        [
          entry.file,
          isText(entry.type) ? `${entry.type}; charset=utf-8` : entry.type,
          entry.status,
          entry.status < 400 ? placeOf(entry.pathname) : 0,
          isText(entry.type),
        ],
      ]),
    ),
    headers,
    functions: Object.fromEntries(
      functions.map(({ pathname, file }) => [pathname, [file, placeOf(pathname)]]),
    ),
    spelling: Object.fromEntries(addressed(entries).map((path) => [path.toLowerCase(), path])),
    instrumentation: functions
      .flatMap(({ needs }) => needs)
      .find((name) => name.endsWith('/server/instrumentation.js')),
  };
}
