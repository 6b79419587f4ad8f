import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { sitemapEntries } from '@/lib/sitemap';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(content());
}
