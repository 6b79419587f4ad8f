import { servedIndex } from '@/lib/blog/search/build';
import { content } from '@/lib/content';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(servedIndex(content()).first);
}
