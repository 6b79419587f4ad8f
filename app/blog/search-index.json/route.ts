import { content } from '@/lib/content';
import { servedIndex } from '@/lib/site/blog/search/build';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(servedIndex(content()).body, { headers: { 'Content-Type': 'application/json' } });
}
