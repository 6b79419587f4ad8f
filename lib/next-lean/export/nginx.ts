/** The whole routing table for nginx: `nginx.conf`, for a `server` block to include, and its maps, for the `http` block. */
import { type HeaderRule, headersFor } from '../header-rules';
import { addressed, type Entry, isRenamed, isText, isTyped, MEDIA_TYPES } from './entries';
import { isListed, listedAddresses, type Routes } from './routes';

const HEAD = `# Written by the build. Include it in a server block whose root is this folder, and nginx-http.conf before that block:
#   include /srv/site/dist/nginx-http.conf;
#   server { server_name example.com; root /srv/site/dist; include /srv/site/dist/nginx.conf; }
# Compressed bodies lie beside the files. gzip needs nothing; for brotli, load nginx's brotli_static module and set
# "brotli_static on;" beside root. Forms post to a server that is not here: proxy their path to it.
`;

/**
 * @param routes the routing table
 * @param entries the files of `dist/`
 * @param rules the list of response headers
 * @returns the text of the configuration, for nginx 1.18 or newer
 */
export function nginxConf(routes: Routes, entries: readonly Entry[], rules: readonly HeaderRule[]): string {
  const errors = entries.filter(({ status }) => status >= 400);
  return [
    HEAD,
    ...server(rules),
    ...errorPages(entries),
    '',
    ...routes.redirects
      .filter((redirect) => !isListed(redirect))
      .map(
        ({ regex, destination, status }) =>
          `location ~* ${quoted(regex)} { return ${status} ${quoted(withQuery(destination))}; }`,
      ),
    '',
    ...location('= /', ['try_files /index.html =404;']),
    // Reached through error_page and try_files alone: a document has one address, an error document none.
    ...location('~ \\.html$', ['internal;']),
    ...errors.flatMap(({ file, type }) =>
      type === 'text/html' ? [] : location(`= /${file}`, ['internal;', `default_type ${type};`]),
    ),
    ...entries.filter(isRenamed).flatMap(({ file }) => location(`= /${file}`, ['return 404;'])),
    ...errors.flatMap(({ pathname, file, status }) =>
      location(`= ${pathname}`, [`error_page ${status} /${file};`, `return ${status};`]),
    ),
    ...location('~ ^/(?:_headers|_redirects|nginx(?:-http)?\\.conf|index)$|\\.(?:br|gz)$', ['return 404;']),
    '',
    ...special(entries, rules),
    ...routes.fallbacks.flatMap(({ regex, target }) =>
      location(`~* ${quoted(regex)}`, [
        'try_files $uri $uri.html =404;',
        `error_page 404 /${errors.find(({ pathname }) => pathname === target)?.file};`,
      ]),
    ),
    ...location('/', ['try_files $uri $uri.html =404;']),
    '',
  ].join('\n');
}

/** @returns text for nginx's `http` block: where old addresses lead, and how each address of the site is spelt */
export function nginxMaps(routes: Routes, entries: readonly Entry[]): string {
  const pairs = [
    ...addressed(entries).map((path) => [path, path] as const),
    ...listedAddresses(routes).map(({ from, to }) => [from, to] as const),
  ];
  // nginx compares without regard to case, and takes each address once.
  const addresses = new Map(pairs.map(([from, to]) => [from.toLowerCase(), [from, to] as const]));
  const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  return [
    '# Written by the build, for the http block: which addresses have moved, and how the others are spelt.',
    'map_hash_bucket_size 1024;',
    `map_hash_max_size ${Math.max(2048, 2 * addresses.size)};`,
    // nginx reads doubled slashes as one. What it has decoded is not sent back: a line break may be in it.
    'map "$request_uri $uri" $merged { default ""; "~^[^? ]*//[^ ]* (?<merged_path>/[\\w./~!$&*+,=:@-]*)$" $merged_path; }',
    'map $uri $uri_without_slash { default $uri; "~^(?<moved_path>.+)/$" $moved_path; }',
    'map $uri_without_slash $address {',
    '  default $uri_without_slash;',
    ...[...addresses.values()].map(([from, to]) => `  ${quote(from)} ${quote(to)};`),
    '}',
    '',
  ].join('\n');
}

function server(rules: readonly HeaderRule[]): string[] {
  const text = MEDIA_TYPES.map(([, type]) => type).filter((type) => isText(type) && type !== 'text/html');
  const types = new Map<string, string[]>();
  for (const [extension, type] of MEDIA_TYPES) types.set(type, [...(types.get(type) ?? []), extension]);
  return [
    'types {',
    ...[...types].map(([type, extensions]) => `  ${type} ${extensions.join(' ')};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(text)].join(' ')};`,
    'gzip_static on;',
    'gzip_vary on;',
    'etag on;',
    'absolute_redirect off;',
    'server_tokens off;',
    ...headerLines(rules[0]?.headers ?? {}),
    // From the maps of nginx-http.conf.
    'if ($merged) { return 308 $merged$is_args$args; }',
    'if ($address != $uri_without_slash) { return 308 $address$is_args$args; }',
    // Both forms of a path answer directly; canonical links name the one without the slash.
    'rewrite ^(.+)/$ $1 last;',
  ];
}

function errorPages(entries: readonly Entry[]): string[] {
  const fileOf = (path: string) => entries.find(({ pathname }) => pathname === path)?.file;
  const serverError = entries.find(({ status }) => status === 500)?.file;
  return [
    // What nginx cannot read as an address, or finds too long for one, is an address that is not there.
    `error_page 400 404 414 =404 /${fileOf('/404')};`,
    ...(serverError ? [`error_page 500 502 503 504 /${serverError};`] : []),
  ];
}

/** Entries that need another type, another name or other headers than the rest, grouped by what they need. */
function special(entries: readonly Entry[], rules: readonly HeaderRule[]): string[] {
  const usual = JSON.stringify(rules[0]?.headers ?? {});
  const groups = new Map<string, string[]>();
  for (const entry of entries.filter(({ status }) => status < 400)) {
    const headers = headersFor(entry.pathname, rules);
    const directives = [
      ...(isTyped(entry) ? [] : [`default_type ${entry.type};`]),
      ...(JSON.stringify(headers) === usual ? [] : headerLines(headers)),
      ...(isRenamed(entry) ? [`try_files /${entry.file} =404;`] : []),
    ];
    if (directives.length === 0) continue;
    const key = directives.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), entry.pathname]);
  }
  return [...groups].flatMap(([directives, pathnames]) =>
    inParameters(pathnames.map(escapeRegex)).flatMap((paths) =>
      location(`~ ${quoted(`^(?:${paths.join('|')})$`)}`, directives.split('\n')),
    ),
  );
}

/** nginx refuses a parameter of more than 4096 bytes, so long lists are split. */
function inParameters(paths: readonly string[]): string[][] {
  const lists: string[][] = [[]];
  for (const path of paths) {
    if (`${lists.at(-1)?.join('|')}|${path}`.length > 4000) lists.push([]);
    lists.at(-1)?.push(path);
  }
  return lists;
}

/** A location with a header of its own inherits none, so each that has one has them all. */
function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function location(match: string, directives: readonly string[]): string[] {
  return [`location ${match} {`, ...directives.map((line) => `  ${line}`), '}'];
}

/** Next keeps the query of a redirected request, in front of the destination's fragment. */
function withQuery(destination: string): string {
  const [path, fragment] = destination.split('#');
  return `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\/', '/').replaceAll('"', '\\"')}"`;
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
