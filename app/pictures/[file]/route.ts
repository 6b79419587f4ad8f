import { join } from 'node:path';
import { content } from '@/lib/content';
import { built, listed } from '@/lib/site/page-route';
import { pictureAt, pictureBytes, sitePictures } from '@/lib/site/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

const all = () => [...sitePictures(content()).keys()].map((path) => ({ file: path.split('/').at(-1) ?? '' }));

export function generateStaticParams() {
  return built(all);
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = pictureAt(`/pictures/${(await listed(params, all)).file}`, content());
  const bytes = await pictureBytes(file, join(/* turbopackIgnore: true */ process.cwd(), 'content'));
  return new Response(bytes, { headers: { 'Content-Type': `image/${file.format}` } });
}
