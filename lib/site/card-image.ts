import { join } from 'node:path';
import type { Content } from '../content';
import { cardPicture } from '../drawing/card/picture';
import { readFaceFile } from '../drawing/text/face-files';
import { palette } from '../drawing/theme/palette';
import { codeDigest, digestOf, openCache } from '../next-lean/cache';
import { socialCardAt } from './social-cards';

const root = /* turbopackIgnore: true */ process.cwd();
/** What a card looks like depends on these besides what it says. */
let look: string | undefined;

/** @returns the PNG at an address, drawn once for this build and later ones @throws Error when there is none */
export function cardImage(path: string, content: Content): Promise<Uint8Array<ArrayBuffer>> {
  const { title, label, note, cover, photo } = socialCardAt(path, content);
  const texts = { title, label, note, brand: content.site.product.name };
  const colours = palette(root);
  look ??= digestOf(codeDigest(root, ['lib/drawing']), readFaceFile('display'));
  const key = digestOf(look, JSON.stringify([[...colours], texts, photo?.hash ?? cover]));
  return openCache(root, 'social').keep(key, () =>
    cardPicture(texts, cover, colours, photo && join(root, 'content', photo.file)),
  );
}

/** @returns how many bytes the card at an address has, which feeds state */
export async function cardBytes(path: string, content: Content): Promise<number> {
  return (await cardImage(path, content)).byteLength;
}
