import { blogFeed, FEED_CONTENT_TYPE } from '@/lib/blog/feeds';
import { content } from '@/lib/content';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(blogFeed(content()), { headers: { 'Content-Type': FEED_CONTENT_TYPE } });
}
