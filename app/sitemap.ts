import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { sitePages } from '@/lib/site/pages';

/**
 * Every indexable address with the day its content last changed, where that is known: an invented date would
 * teach crawlers to ignore them all (https://www.sitemaps.org/protocol.html).
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { site } = content();
  return sitePages(content())
    .filter(({ index }) => index)
    .map(({ path, changed }) => ({
      url: site.url + (path === '/' ? '' : path),
      ...(changed && { lastModified: changed }),
    }));
}
