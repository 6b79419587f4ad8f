import { content } from '@/lib/content';
import { fileRoute } from '@/lib/site/page-route';
import { cardImage, socialCards } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute('/social/[...card]', socialCards, async (card) => {
  const png = await cardImage(card, content());
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
});
