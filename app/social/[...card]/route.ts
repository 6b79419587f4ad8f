import { join } from 'node:path';
import { content } from '@/lib/content';
import { cardPicture } from '@/lib/drawing/card/picture';
import { socialCardAt, socialCards } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { card: string[] }[] {
  return socialCards(content()).map(({ path }) => ({ card: path.split('/').slice(2) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ card: string[] }> }) {
  const { title, label, note, cover, photo } = socialCardAt(
    `/social/${(await params).card.join('/')}`,
    content(),
  );
  const brand = content().site.product.name;
  const source = photo && {
    path: join(/* turbopackIgnore: true */ process.cwd(), 'content', photo.file),
    hash: photo.hash,
  };
  const png = await cardPicture(process.cwd(), { title, label, note, brand }, cover, source);
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}
