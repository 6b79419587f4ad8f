import { join } from 'node:path';
import { content } from '@/lib/content';
import { fileRoute } from '@/lib/site/page-route';
import { pictureAt, pictureBytes, sitePictures } from '@/lib/site/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  () => [...sitePictures(content()).keys()].map((path) => ({ file: path.split('/').at(-1) ?? '' })),
  async ({ file: name }) => {
    const file = pictureAt(`/pictures/${name}`, content());
    const bytes = await pictureBytes(file, join(/* turbopackIgnore: true */ process.cwd(), 'content'));
    return new Response(bytes, { headers: { 'Content-Type': `image/${file.format}` } });
  },
);
