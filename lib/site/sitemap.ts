import type { Content } from '../content';
import { sitePages } from './pages';

export type SitemapEntry = { url: string; lastModified?: string };

/**
 * Every indexable address with the day its content last changed, where that is known: an invented date would
 * teach crawlers to ignore them all (https://www.sitemaps.org/protocol.html).
 */
export function sitemapEntries(content: Content): SitemapEntry[] {
  return sitePages(content)
    .filter(({ index }) => index)
    .map(({ path, changed }) => ({
      url: content.site.url + (path === '/' ? '' : path),
      ...(changed && { lastModified: changed }),
    }));
}
