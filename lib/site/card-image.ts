/** Social cards as pictures; each is drawn once for all that ask for it (lib/drawing/card). */
import { join } from 'node:path';
import type { Content } from '../content';
import { cardPicture } from '../drawing/card/picture';
import { socialCardAt } from './social-cards';

/**
 * @param path address of the card
 * @returns the PNG
 * @throws Error when there is no such card
 */
export function cardImage(path: string, content: Content): ReturnType<typeof cardPicture> {
  const { title, label, note, cover, photo } = socialCardAt(path, content);
  const root = /* turbopackIgnore: true */ process.cwd();
  const source = photo && { path: join(root, 'content', photo.file), hash: photo.hash };
  return cardPicture(root, { title, label, note, brand: content.site.product.name }, cover, source);
}

/** @returns how many bytes the card at an address has, which feeds state */
export async function cardBytes(path: string, content: Content): Promise<number> {
  return (await cardImage(path, content)).byteLength;
}
