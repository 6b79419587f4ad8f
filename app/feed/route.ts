import { content } from '@/lib/content';
import { blogFeed, FEED_CONTENT_TYPE } from '@/lib/site/blog/feeds';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(blogFeed(content()), { headers: { 'Content-Type': FEED_CONTENT_TYPE } });
}
