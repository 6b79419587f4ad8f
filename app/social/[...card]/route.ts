import { renderSocialCard } from '@/components/social/render';
import { content } from '@/lib/content';
import { socialCardAt, socialCards } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { card: string[] }[] {
  return socialCards(content()).map(({ path }) => ({ card: path.split('/').slice(2) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ card: string[] }> }) {
  const card = socialCardAt(`/social/${(await params).card.join('/')}`, content());
  return new Response(await renderSocialCard(card), { headers: { 'Content-Type': 'image/png' } });
}
