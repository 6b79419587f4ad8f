/** `dist/` for a bucket or a plain file server, which knows files, and folders by their `index.html`, and nothing else. */
import { escapeAttribute } from '../adapter/html';
import type { Entry } from './entries';
import { extensionOf } from './media-types';
import { signTo } from './moved';

/** What is known of a file of `dist/` besides its bytes. */
export type Exported = Pick<Entry, 'pathname' | 'file' | 'type' | 'status'>;

/** A file of the layout: one of `dist/`, with its links mended where it is text, or one that only this layout needs. */
export type Placed = { file: string; from: string; links: boolean } | { file: string; text: string };

/**
 * @param entries what `dist/` is made of
 * @param redirects the text of its `_redirects`
 * @returns every file of the layout. An address without an extension is a folder, so that `/trust` is found as
 *   `trust/index.html`; a feed is `index.xml` in its folder, beside a page that leads there; JSON below which others lie
 *   is what its folder answers; a redirect is a page that leads on
 * @throws when two of them would be the same file
 */
export function folderLayout(entries: readonly Exported[], redirects: string): Placed[] {
  const placed = [...entries.flatMap((entry) => placesOf(entry, entries)), ...redirectPages(redirects)];
  const taken = new Set<string>();
  for (const { file } of placed) {
    if (taken.has(file)) throw new Error(`Two answers would both be ${file}.`);
    taken.add(file);
  }
  return placed;
}

function placesOf(entry: Exported, entries: readonly Exported[]): Placed[] {
  const { pathname, file, type, status } = entry;
  const path = pathname.slice(1);
  if (status >= 400) return pathname === '/404' ? [{ file, from: file, links: true }] : [];
  if (type === 'text/html') return [{ file: indexOf(path), from: file, links: true }];
  if (isFeed(entry)) {
    const feed = feedFile(pathname);
    return [
      { file: feed.slice(1), from: file, links: true },
      { file: indexOf(path), text: signTo(feed, `rel="alternate" type="${type}"`) },
    ];
  }
  const isFolder = entries.some((other) => other.pathname.startsWith(`${pathname}/`));
  return [{ file: isFolder ? indexOf(path) : path, from: file, links: false }];
}

function indexOf(path: string): string {
  return path ? `${path}/index.html` : 'index.html';
}

function isFeed({ pathname, type }: Exported): boolean {
  return type.endsWith('xml') && extensionOf(pathname) === undefined;
}

function feedFile(pathname: string): string {
  return `${pathname}/index.xml`;
}

/** Rules with a wildcard cannot be files, nor can a name with a question mark everywhere. */
function redirectPages(redirects: string): Placed[] {
  return redirects.split('\n').flatMap((line) => {
    const [from = '', to = '', status] = line.split(' ');
    const path = decodeURIComponent(from);
    if (status !== '308' || /[*:?]/.test(path) || path.endsWith('/')) return [];
    return [{ file: indexOf(path.slice(1)), text: signTo(to) }];
  });
}

/**
 * @param text a document or a feed
 * @param origin of the site
 * @returns the same, its links to feeds leading to where this layout has them
 */
export function mendLinks(text: string, entries: readonly Exported[], origin: string): string {
  const feeds = new Set(entries.filter(isFeed).map(({ pathname }) => pathname));
  return text.replace(/(?<= href=")([^"]*)(?=")/g, (href) => {
    const path = href.startsWith(origin) ? href.slice(origin.length) : href;
    return feeds.has(path) ? href + feedFile('') : href;
  });
}

/**
 * @param html a document
 * @param policy the Content-Security-Policy that no header tells here
 * @returns the same, with the policy in it; `frame-ancestors` only works as a header (CSP3, 3.3)
 */
export function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(directives.join('; '))}"/>`;
  return html.replace(/<meta charset="[^"]*"\/?>/i, (encoding) => encoding + meta);
}
