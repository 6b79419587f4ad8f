import { leads } from '@/lib/site/forms/site-leads';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/api/leads/[form]'>;

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return leads().accept((await params).form, request);
}

export const OPTIONS = (request: Request): Response => leads().preflight(request);
