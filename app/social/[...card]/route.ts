import { content } from '@/lib/content';
import { built, listed } from '@/lib/site/page-route';
import { cardImage, socialCards } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

const all = () => socialCards(content()).map(({ path }) => ({ card: path.split('/').slice(2) }));

export function generateStaticParams() {
  return built(all);
}

export async function GET(_request: Request, { params }: { params: Promise<{ card: string[] }> }) {
  const { card } = await listed(params, all);
  const png = await cardImage(`/social/${card.join('/')}`, content());
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}
