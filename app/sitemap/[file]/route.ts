import { notFound } from 'next/navigation';
import { content } from '@/lib/content';
import { fileRoute } from '@/lib/site/page-route';
import { SITEMAP_CONTENT_TYPE, sitemapParts } from '@/lib/site/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The first part exists even where it is all there is: a route without any path would be open to all. */
export const { generateStaticParams, GET } = fileRoute(
  () => Array.from(sitemapParts(content()).keys(), (path) => ({ file: path.split('/').at(-1) ?? '' })),
  ({ file }) =>
    new Response(sitemapParts(content()).get(`/sitemap/${file}`) ?? notFound(), {
      headers: { 'Content-Type': SITEMAP_CONTENT_TYPE },
    }),
);
