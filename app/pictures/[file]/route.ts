import { join } from 'node:path';
import { content } from '@/lib/content';
import { makePicture } from '@/lib/drawing/photo/make';
import { pictureAt, sitePictures } from '@/lib/site/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return [...sitePictures(content()).keys()].map((path) => ({ file: path.split('/').at(-1) ?? '' }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = pictureAt(`/pictures/${(await params).file}`, content());
  const source = join(/* turbopackIgnore: true */ process.cwd(), 'content', file.picture.file);
  const bytes = await makePicture(process.cwd(), source, file.picture.hash, file);
  return new Response(bytes, { headers: { 'Content-Type': `image/${file.format}` } });
}
