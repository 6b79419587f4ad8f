import { feedResponse } from '@/lib/site/blog/feeds';
import { categoryFeeds } from '@/lib/site/files';
import { fileRoute } from '@/lib/site/page-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  '/category/[category]/feed',
  categoryFeeds,
  feedResponse,
);
