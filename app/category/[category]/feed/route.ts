import { content } from '@/lib/content';
import { categoryFeed, FEED_CONTENT_TYPE } from '@/lib/site/blog/feeds';
import { cardBytes } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { category: string }[] {
  return content().taxonomy.map(({ slug }) => ({ category: slug }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ category: string }> }) {
  const { category } = await params;
  const xml = await categoryFeed(content(), category, (path) => cardBytes(path, content()));
  return new Response(xml, { headers: { 'Content-Type': FEED_CONTENT_TYPE } });
}
