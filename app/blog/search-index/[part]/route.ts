import { content } from '@/lib/content';
import { partNames, searchPart } from '@/lib/site/blog/search/served';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** A small blog has no parts, but a route without any path would be open to all. */
const NONE = 'none';

export function generateStaticParams(): { part: string }[] {
  const names = partNames(content());
  return (names.length > 0 ? names : [NONE]).map((name) => ({ part: `${name}.json` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params;
  const body = searchPart(part.replace(/\.json$/, ''), content()) ?? '[]';
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
