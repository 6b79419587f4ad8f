import { firstPart } from '@/lib/blog/search/served';
import { content } from '@/lib/content';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(firstPart(content()), { headers: { 'Content-Type': 'application/json' } });
}
