import sharp from 'sharp';

/** Where a photograph looks like the original at an arm's length. */
const QUALITY = { avif: 55, webp: 76 };

/** @param source path of the picture; its orientation is applied, and what else a camera wrote into it is left out */
export function makePicture(
  source: string,
  { width, format }: { width: number; format: keyof typeof QUALITY },
): Promise<Uint8Array> {
  return sharp(source)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format] })
    .toBuffer();
}
