import { join } from 'node:path';
import { fileRoute } from '@/lib/site/page-route';
import { pictureBytes, sitePictures } from '@/lib/site/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute('/pictures/[file]', sitePictures, async (file) => {
  const bytes = await pictureBytes(file, join(/* turbopackIgnore: true */ process.cwd(), 'content'));
  return new Response(bytes, { headers: { 'Content-Type': `image/${file.format}` } });
});
