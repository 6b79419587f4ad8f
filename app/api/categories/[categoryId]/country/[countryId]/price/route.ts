import { notFound } from 'next/navigation';
import { content } from '@/lib/content';
import { type PriceParams, priceAnswer, priceParams } from '@/lib/site/pricing/embedded';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): PriceParams[] {
  return priceParams(content().pricing);
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<PriceParams> },
): Promise<Response> {
  return Response.json(priceAnswer(content().pricing, await params) ?? notFound());
}
