import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';

export default function robots(): MetadataRoute.Robots {
  const { site } = content();
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/leads/' },
    sitemap: `${site.url}/sitemap.xml`,
  };
}
