/** One list of response headers, for every server that answers for the site. */
import type { Header } from 'next/dist/lib/load-custom-routes';

/**
 * Headers for the paths that a pattern matches, in the syntax that every host's `_headers` file shares: `:name` for
 * one segment, `*` at most once, for anything.
 */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** @returns the rules as next.config's `headers()` gives them to Next */
export function nextHeaders(rules: readonly HeaderRule[]): Header[] {
  return rules.map(({ path, headers }) => ({
    source: nextSource(path),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/** path-to-regexp's form; the group around `_next` keeps Next from warning of a Cache-Control that it sets itself. */
function nextSource(path: string): string {
  return path
    .replace(/^\/_next\//, '/:root(_next)/')
    .replace(/\/\*$/, '/:path*')
    .replace(/\/\*\./, '/:path(.*)\\.');
}

/**
 * @param pathname a path as it is requested, without a query
 * @returns the headers of the response, by name
 */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) => patternOf(path).test(pathname));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`);
}
