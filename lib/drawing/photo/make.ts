/** Makes the sizes and formats of a picture, kept in the build's cache by the picture's own digest. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const CACHE = join('.next', 'cache', 'pictures');
/** Where a photograph looks like the original at an arm's length; part of the cache's keys. */
const QUALITY = { avif: 55, webp: 76 };

/**
 * @param projectDir the checkout, whose build cache is used
 * @param source path of the picture; its orientation is applied, and what else a camera wrote into it is left out
 * @param hash digest of the picture's bytes
 */
export async function makePicture(
  projectDir: string,
  source: string,
  hash: string,
  { width, format }: { width: number; format: keyof typeof QUALITY },
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(/* turbopackIgnore: true */ projectDir, CACHE);
  const file = join(folder, `${hash}-${width}-${QUALITY[format]}.${format}`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Uint8Array(cached);
  const made = await sharp(source)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format] })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  // Other processes of the build make others at the same time.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, made);
  await rename(temporary, file);
  return new Uint8Array(made);
}
