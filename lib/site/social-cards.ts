/** What the social card of every page says: its texts and the cover that it is drawn with. */

import { join } from 'node:path';
import type { Content } from '../content';
import { cardPicture } from '../drawing/card/card';
import { coverOf } from '../drawing/covers/cover';
import { readFaceFile } from '../drawing/text/faces';
import { palette } from '../drawing/theme/theme';
import { codeDigest, digestOf, openCache } from '../next-lean/cache';
import { onceFor } from './once-for';
import { sitePages } from './pages';
import { socialCardPath } from './paths';

/** @returns the cards of all pages that have one of their own; numbered pages share the first one's */
export function socialCards(content: Content) {
  return sitePages(content).flatMap(({ path, card }) => {
    if (!card) return [];
    const { palette, drawing, ...shown } = card;
    return [{ ...shown, path: socialCardPath(path), cover: coverOf(card.title, palette, drawing) }];
  });
}

const byPath = onceFor((content: Content) => new Map(socialCards(content).map((card) => [card.path, card])));

/** @throws Error when there is none: a route only asks for cards that it listed itself */
export function socialCardAt(path: string, content: Content) {
  const card = byPath(content).get(path);
  if (!card) throw new Error(`No social card at ${path}`);
  return card;
}

const root = /* turbopackIgnore: true */ process.cwd();
/** What a card looks like depends on these besides what it says. */
let look: string | undefined;

/** @returns the PNG at an address, drawn once for this build and later ones @throws Error when there is none */
export function cardImage(path: string, content: Content): Promise<Uint8Array<ArrayBuffer>> {
  const { title, label, note, cover, photo } = socialCardAt(path, content);
  const texts = { title, label, note, brand: content.site.product.name };
  const colours = palette();
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
