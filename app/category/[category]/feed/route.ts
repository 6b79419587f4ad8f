import { content } from '@/lib/content';
import { FEED_CONTENT_TYPE, feedXml } from '@/lib/site/blog/feeds';
import { cardBytes } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { category: string }[] {
  return content().taxonomy.map(({ slug }) => ({ category: slug }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ category: string }> }) {
  const { category } = await params;
  const xml = await feedXml(content(), (path) => cardBytes(path, content()), category);
  return new Response(xml, { headers: { 'Content-Type': FEED_CONTENT_TYPE } });
}
