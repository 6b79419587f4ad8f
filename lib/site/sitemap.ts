import type { Content } from '../content';
import { sitePages } from './pages';

/** What one sitemap may hold (https://www.sitemaps.org/protocol.html#index). */
const MOST_ENTRIES = 50_000;

export const SITEMAP_CONTENT_TYPE = 'application/xml';

type Entry = { url: string; lastModified?: string };

/**
 * Every indexable address with the day its content last changed, where that is known: an invented date would
 * teach crawlers to ignore them all (https://www.sitemaps.org/protocol.html).
 */
export function sitemapEntries(content: Content): Entry[] {
  return sitePages(content)
    .filter(({ index }) => index)
    .map(({ path, changed }) => ({
      url: content.site.url + (path === '/' ? '' : path),
      ...(changed && { lastModified: changed }),
    }));
}

/** @returns the XML of each part, of at most so many addresses, by its path */
export function sitemapParts(content: Content, most = MOST_ENTRIES): ReadonlyMap<string, string> {
  const entries = sitemapEntries(content);
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, at) =>
    list('urlset', 'url', entries.slice(at * most, (at + 1) * most)),
  );
  return new Map(parts.map((xml, at) => [`/sitemap/${at + 1}.xml`, xml]));
}

/** @returns the XML of the sitemap: its only part, or an index of its parts */
export function sitemap(content: Content, most = MOST_ENTRIES): string {
  const parts = sitemapParts(content, most);
  const [only, second] = parts.values();
  if (only !== undefined && second === undefined) return only;
  const files = [...parts.keys()].map((path) => ({ url: content.site.url + path }));
  return list('sitemapindex', 'sitemap', files);
}

/** The schemas of content/ let no character into an address that XML would need escaped. */
function list(root: string, element: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ url, lastModified }) => {
    const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<${element}><loc>${url}</loc>${day}</${element}>`;
  });
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...lines, `</${root}>`, ''].join('\n');
}
