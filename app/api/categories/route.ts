import { content } from '@/lib/content';
import { categoriesAnswer } from '@/lib/site/pricing/embedded';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(categoriesAnswer(content().pricing));
}
