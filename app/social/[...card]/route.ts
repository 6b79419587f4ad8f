import { join } from 'node:path';
import { content } from '@/lib/content';
import { cardPicture } from '@/lib/drawing/card/picture';
import { built, listed } from '@/lib/site/built';
import { socialCardAt, socialCards } from '@/lib/site/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

const all = () => socialCards(content()).map(({ path }) => ({ card: path.split('/').slice(2) }));

export function generateStaticParams() {
  return built(all);
}

export async function GET(_request: Request, { params }: { params: Promise<{ card: string[] }> }) {
  const { title, label, note, cover, photo } = socialCardAt(
    `/social/${(await listed(params, all)).card.join('/')}`,
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
