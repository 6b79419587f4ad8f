import { servedIndex } from '@/lib/blog/search/build';
import { content } from '@/lib/content';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { part: string }[] {
  return [...servedIndex(content()).parts.keys()].map((name) => ({ part: `${name}.json` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params;
  return Response.json(servedIndex(content()).parts.get(part.replace(/\.json$/, '')) ?? []);
}
