/**
 * Addresses that lead elsewhere for good, as many as there may be: a server of the site and nginx look them up, where a
 * rule for each would be tried one after the other with every request.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeAttribute } from './document';

/** New path by old one; the old ones in lower case and percent-decoded, without a slash at their end. */
export type Moved = ReadonlyMap<string, string>;

/** In `.next`. */
const FILE = 'moved.json';
/** What `next start` redirects by one rule; leadOn() puts it in front of what has moved. */
const PREFIX = '/_moved';

/** The rule, as `.next/routes-manifest.json` has it. */
export const MOVED_RULE = {
  source: `${PREFIX}/:path*`,
  destination: '/:path*',
  statusCode: 308,
  regex: `^(?!/_next)${PREFIX}(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$`,
};

/** @param distDir absolute path of `.next` */
export async function writeMoved(moved: Moved, distDir: string): Promise<void> {
  await writeFile(join(distDir, FILE), JSON.stringify([...moved]));
}

/** @returns what the build in `distDir` knows of; nothing where another adapter built it */
export async function readMoved(distDir: string): Promise<Moved> {
  try {
    return new Map(
      JSON.parse(await readFile(join(/* turbopackIgnore: true */ distDir, FILE), 'utf8')) as [
        string,
        string,
      ][],
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/**
 * @param url a request target (RFC 9112, 3.2) whose path can be decoded
 * @returns the same, or for what has moved the new path behind the prefix that Next redirects, with its query
 */
export function leadOn(url: string, moved: Moved): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  const to = moved.get(
    decodeURIComponent(path)
      .toLowerCase()
      .replace(/(.)\/$/, '$1'),
  );
  return to === undefined ? url : PREFIX + to + url.slice(path.length);
}

/** What Windows does not allow in a file name. */
const UNFIT = /[\\:*?"<>|]/;

/**
 * Writes a document at each old address for hosts that read no more than a fixed number of rules, or none. It keeps no
 * query, and answers in lower case alone.
 * @param target absolute path of `dist/`
 * @returns the addresses that have one
 */
export async function writeSigns(moved: Moved, target: string): Promise<string[]> {
  const written: string[] = [];
  for (const [from, to] of moved) {
    if (UNFIT.test(from)) continue;
    const file = join(/* turbopackIgnore: true */ target, `${from}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, signTo(to));
    written.push(from);
  }
  return written;
}

function signTo(path: string): string {
  const href = escapeAttribute(path);
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/>` +
    `<link rel="canonical" href="${href}"/><meta http-equiv="refresh" content="0; url=${href}"/></head>` +
    `<body><p>This page has moved: <a href="${href}">${href}</a></p></body></html>\n`
  );
}

/**
 * @returns text for nginx's `http` block: the map that `nginx.conf` redirects by. nginx compares without regard to case,
 *          and looks up by a hash
 */
export function nginxMap(moved: Moved): string {
  const lines = [...moved].map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`);
  return [
    '# Written by the build, for the http block: which addresses have moved, and where to.',
    'map_hash_bucket_size 1024;',
    `map_hash_max_size ${Math.max(2048, 2 * moved.size)};`,
    'map $uri $uri_without_slash { default $uri; "~^(?<moved_path>.+)/$" $moved_path; }',
    'map $uri_without_slash $moved_to {',
    '  default "";',
    ...lines,
    '}',
    '',
  ].join('\n');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
