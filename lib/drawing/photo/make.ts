/** Makes the sizes and formats of a picture, kept in the build's cache by the picture's own digest. */
import sharp from 'sharp';
import { digestOf, openCache } from '../../next-lean/cache';

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
  const quality = QUALITY[format];
  const cache = openCache(projectDir, 'pictures');
  const key = digestOf(hash, String(width), format, String(quality));
  const cached = cache.read(key);
  if (cached) return new Uint8Array(cached);
  const made = await sharp(source)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality })
    .toBuffer();
  cache.write(key, made);
  return new Uint8Array(made);
}
