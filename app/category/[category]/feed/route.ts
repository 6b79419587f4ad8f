import { content } from '@/lib/content';
import { FEED_CONTENT_TYPE, feedXml } from '@/lib/site/blog/feeds';
import { categoryFeeds } from '@/lib/site/files';
import { fileRoute } from '@/lib/site/page-route';
import { cardBytes } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  '/category/[category]/feed',
  categoryFeeds,
  async (category) => {
    const xml = await feedXml(content(), (path) => cardBytes(path, content()), category);
    return new Response(xml, { headers: { 'Content-Type': FEED_CONTENT_TYPE } });
  },
);
