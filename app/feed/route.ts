import { content } from '@/lib/content';
import { FEED_CONTENT_TYPE, feedXml } from '@/lib/site/blog/feeds';
import { cardBytes } from '@/lib/site/social-cards';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const xml = await feedXml(content(), (path) => cardBytes(path, content()));
  return new Response(xml, { headers: { 'Content-Type': FEED_CONTENT_TYPE } });
}
