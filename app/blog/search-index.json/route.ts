import { content } from '@/lib/content';
import { buildSearchIndex } from '@/lib/search/build';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(buildSearchIndex(content()));
}
