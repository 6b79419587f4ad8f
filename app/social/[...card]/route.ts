import { content } from '@/lib/content';
import { fileRoute } from '@/lib/site/page-route';
import { cardImage, socialCards } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  () => socialCards(content()).map(({ path }) => ({ card: path.split('/').slice(2) })),
  async ({ card }) => {
    const png = await cardImage(`/social/${card.join('/')}`, content());
    return new Response(png, { headers: { 'Content-Type': 'image/png' } });
  },
);
