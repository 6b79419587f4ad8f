import { content } from '@/lib/content';
import { SITEMAP_CONTENT_TYPE, sitemap } from '@/lib/site/sitemap';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(sitemap(content()), { headers: { 'Content-Type': SITEMAP_CONTENT_TYPE } });
}
