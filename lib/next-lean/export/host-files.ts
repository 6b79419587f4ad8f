/** `_redirects` and `_headers`, which Cloudflare Pages, Netlify and hosts like them read. */
import { escapeAttribute } from '../adapter/html';
import type { HeaderRule } from '../header-rules';
import { type Answer, type Entry, isRenamed, isTyped } from './entries';
import { addressesOf, type Routes } from './routes';

const PREFIX = /^((?:\/[\w.-]+)+)\(\[\^\/\]\*\)(?:\{\/\})?\??$/;
/** A pattern that stands for more addresses becomes documents that lead on, since hosts cap the number of their rules. */
const MOST = 1;

/** What Windows does not allow in a file name. */
const UNFIT = /[\\:*?"<>|]/;

/** @returns documents that lead on, by their files in `dist/`: from the old addresses for which `_redirects` has no rule */
export function signsOf({ redirects }: Routes): Map<string, string> {
  const addresses = redirects.map((redirect) => addressesOf(redirect) ?? []);
  const moved = addresses.filter(({ length }) => length > MOST).flat();
  return new Map(
    moved
      .filter(({ from }) => !UNFIT.test(from))
      .map(({ from, to }) => [`${from.slice(1)}.html`, signTo(to)]),
  );
}

/** @returns a document that leads on; `relation` is what the address that it names is to it */
export function signTo(path: string, relation = 'rel="canonical"'): string {
  const href = escapeAttribute(path);
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/>` +
    `<link ${relation} href="${href}"/><meta http-equiv="refresh" content="0; url=${href}"/></head>` +
    `<body><p>This page has moved: <a href="${href}">${href}</a></p></body></html>\n`
  );
}

/**
 * What these hosts cannot do, nginx.conf can: they match case-sensitively, a prefix reaches past its segment, and a path
 * with a slash at its end is sent to the one without. Cloudflare Pages takes no status 404 here and answers from the
 * nearest 404.html instead (see nestedErrorPages).
 * @returns the text of `_redirects`
 * @throws naming every redirect that is neither a list of addresses nor a prefix
 */
export function redirectsFile({ redirects, fallbacks }: Routes, entries: readonly Entry[]): string {
  const exact: string[] = [];
  const prefixes: string[] = [];
  const problems: string[] = [];
  for (const redirect of redirects) {
    const { source, destination, status } = redirect;
    const addresses = addressesOf(redirect);
    const [, prefix] = PREFIX.exec(source) ?? [];
    if (addresses && addresses.length <= MOST) {
      for (const { from, to } of addresses) {
        const path = encodeURI(from).replace(/[?#]/g, encodeURIComponent);
        exact.push(`${path} ${to} ${status}`, `${path}/ ${to} ${status}`);
      }
    } else if (prefix) prefixes.push(`${prefix}* ${destination} ${status}`);
    else if (!addresses) problems.push(source);
  }
  if (problems.length > 0) throw new Error(`_redirects cannot express:\n- ${problems.join('\n- ')}`);
  const bare = entries.filter((entry) => entry.status < 400 && !isTyped(entry));
  const slashes = bare.map(({ pathname }) => `${pathname}/ ${pathname} 308`);
  const renamed = entries.filter(isRenamed).map(({ pathname, file }) => `${pathname} /${file} 200`);
  const files = new Map(entries.map(({ pathname, file }) => [pathname, file]));
  const missing = fallbacks.map(({ source, target }) => `${globOf(source)} /${files.get(target)} 404`);
  return `${[...exact, ...slashes, ...renamed, ...prefixes, ...new Set(missing)].join('\n')}\n`;
}

/** A fallback only answers where no file does, so its pattern may be wider than Next's. */
function globOf(source: string): string {
  return source
    .replace(/\{\/\}\??$/, '')
    .replace(/(:\w+)\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g, '$1');
}

/**
 * @param answers those of the site
 * @returns copies of error documents for hosts that answer from the nearest `404.html` above a missing path: in the
 *          folder of each fallback's first fixed segments
 */
export function nestedErrorPages({ fallbacks }: Routes, answers: readonly Answer[]): Answer[] {
  const pages = new Map<string, Answer>();
  for (const { source, target } of fallbacks) {
    const folder = /^((?:\/[\w-]+)+)\/:/.exec(source)?.[1];
    const page = answers.find(({ pathname, type }) => pathname === target && type === 'text/html');
    const pathname = `${folder}/404`;
    if (folder && page && !pages.has(pathname)) pages.set(pathname, { ...page, pathname });
  }
  return [...pages.values()];
}

/**
 * @param rules the list of response headers
 * @returns the text of `_headers`; where a rule sets a header again it first takes the earlier value away (`!`), since
 *          these hosts join the two
 */
export function headersFile(rules: readonly HeaderRule[], entries: readonly Entry[]): string {
  const everywhere = rules[0]?.headers ?? {};
  const blocks = rules.map(({ path, headers }, index) =>
    block(
      path,
      Object.entries(headers).flatMap(([name, value]) =>
        index > 0 && name in everywhere ? [`! ${name}`, `${name}: ${value}`] : [`${name}: ${value}`],
      ),
    ),
  );
  const types = typedPaths(entries.filter(({ status }) => status < 400)).map(([path, type]) =>
    block(path, [`Content-Type: ${type}; charset=utf-8`]),
  );
  return `${[...blocks, ...types].join('\n\n')}\n`;
}

/**
 * Paths whose type their name does not tell. A folder whose files are all alike takes one rule: Cloudflare Pages reads
 * the first hundred and drops the rest.
 */
function typedPaths(entries: readonly Entry[]): [path: string, type: string][] {
  const folderOf = ({ pathname }: Entry) => pathname.split('/', 2).join('/');
  const isAlike = (entry: Entry) =>
    entries.every(
      (other) =>
        folderOf(other) !== folderOf(entry) ||
        (other.pathname !== folderOf(entry) && other.type === entry.type),
    );
  const paths = entries
    .filter((entry) => !isTyped(entry))
    .map((entry) => [isAlike(entry) ? `${folderOf(entry)}/*` : entry.pathname, entry.type] as const);
  return [...new Map(paths)];
}

function block(path: string, lines: readonly string[]): string {
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}
