import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';

export default function robots(): MetadataRoute.Robots {
  const { site } = content();
  return {
    // A search of the blog is a view of its listing, not a page.
    rules: { userAgent: '*', allow: '/', disallow: ['/api/leads/', '/blog?q='] },
    sitemap: `${site.url}/sitemap.xml`,
  };
}
