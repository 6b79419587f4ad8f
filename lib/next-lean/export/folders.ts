/** A release for a bucket or a plain file server, which knows files, and folders by their `index.html`, and nothing else. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeAttribute } from '../adapter/html';
import { extensionOf } from './entries';
import { signTo } from './host-files';
import type { ServerTable } from './server-table';

/**
 * Writes every file of the layout. An address without an extension is a folder, so that `/trust` is found as
 * `trust/index.html`; a feed is `index.xml` in its folder, beside a page that leads there; JSON below which others lie is
 * what its folder answers; a redirect is a page that leads on.
 * @param release absolute path of what the adapter wrote
 * @param out path of the folder to write
 * @returns how many files were written
 * @throws when two of them would be the same file
 */
export function writeFolders(release: string, out: string): number {
  const textOf = (file: string) => readFileSync(join(release, file), 'utf8');
  const { files, headers } = JSON.parse(textOf('server.json')) as ServerTable;
  const home = /<link rel="canonical" href="([^"]+)"/.exec(textOf('dist/index.html'))?.[1];
  if (!home) throw new Error('The home page names no canonical address.');
  const { origin } = new URL(home);
  const policy = headers[0]?.['Content-Security-Policy'] ?? '';
  const isFeed = (pathname: string) =>
    extensionOf(pathname) === undefined && /xml(?:;|$)/.test(files[pathname]?.[1] ?? '');
  const mended = (file: string) =>
    textOf(`dist/${file}`).replace(/(?<= href=")([^"]*)(?=")/g, (href) => {
      const path = href.startsWith(origin) ? href.slice(origin.length) : href;
      return isFeed(path) ? `${href}/index.xml` : href;
    });

  const placed = new Set<string>();
  const place = (file: string, body: string | Uint8Array) => {
    if (placed.has(file)) throw new Error(`Two answers would both be ${file}.`);
    placed.add(file);
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), body);
  };
  for (const [pathname, [file, type, status]] of Object.entries(files)) {
    const path = pathname.slice(1);
    if (pathname === '/404') place(file, withPolicy(mended(file), policy));
    else if (status >= 400) continue;
    else if (type.startsWith('text/html')) place(indexOf(path), withPolicy(mended(file), policy));
    else if (isFeed(pathname)) {
      place(`${path}/index.xml`, mended(file));
      place(indexOf(path), signTo(`${pathname}/index.xml`, `rel="alternate" type="${type.split(';')[0]}"`));
    } else {
      const isFolder = Object.keys(files).some((other) => other.startsWith(`${pathname}/`));
      place(isFolder ? indexOf(path) : path, readFileSync(join(release, 'dist', file)));
    }
  }
  for (const line of textOf('dist/_redirects').split('\n')) {
    const [from = '', to = '', status] = line.split(' ');
    const path = decodeURIComponent(from);
    // Rules with a wildcard cannot be files, nor can a name with a question mark everywhere.
    if (status === '308' && !/[*:?]|\/$/.test(path)) place(indexOf(path.slice(1)), signTo(to));
  }
  return placed.size;
}

function indexOf(path: string): string {
  return path ? `${path}/index.html` : 'index.html';
}

/** No header tells the policy here; `frame-ancestors` only works as one (CSP3, 3.3). */
function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(directives.join('; '))}"/>`;
  return html.replace(/<meta charset="[^"]*"\/?>/i, (encoding) => encoding + meta);
}
