import { notFound } from 'next/navigation';
import { content } from '@/lib/content';
import { fileRoute } from '@/lib/site/page-route';
import { priceAnswer, priceParams } from '@/lib/site/pricing/embedded';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  () => priceParams(content().pricing),
  (asked) => Response.json(priceAnswer(content().pricing, asked) ?? notFound()),
);
