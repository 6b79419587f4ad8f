import { content } from '@/lib/content';
import { firstPart } from '@/lib/site/blog/search/served';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(firstPart(content()), { headers: { 'Content-Type': 'application/json' } });
}
