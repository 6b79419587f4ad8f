import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { sitemapEntries } from '@/lib/site/sitemap';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(content());
}
