import { content } from '@/lib/content';
import { SITEMAP_CONTENT_TYPE, sitemapParts } from '@/lib/site/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The first part exists even where it is all there is: a route without any path would be open to all. */
export function generateStaticParams(): { file: string }[] {
  return Array.from(sitemapParts(content()).keys(), (path) => ({
    file: path.slice(path.lastIndexOf('/') + 1),
  }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const part = sitemapParts(content()).get(`/sitemap/${(await params).file}`);
  if (part === undefined) return new Response('Not found', { status: 404 });
  return new Response(part, { headers: { 'Content-Type': SITEMAP_CONTENT_TYPE } });
}
