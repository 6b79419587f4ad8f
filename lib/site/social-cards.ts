/** What the social card of every page says: its texts and the cover that it is drawn with. */

import { join } from 'node:path';
import type { Content } from '../content';
import { cardPicture } from '../drawing/card/card';
import { coverOf } from '../drawing/covers/cover';
import { readFaceFile } from '../drawing/text/faces';
import { palette } from '../drawing/theme/theme';
import { codeDigest, digestOf, openCache } from '../next-lean/cache.mjs';
import { onceFor } from './once-for';
import { sitePages } from './pages';
import { socialCardPath } from './paths';

/** @returns the cards of all pages that have one of their own, by address; numbered pages share the first one's */
export const socialCards = onceFor((content: Content) => {
  const cards = sitePages(content).flatMap(({ path, card }) => {
    if (!card) return [];
    const { palette, drawing, ...shown } = card;
    return [[socialCardPath(path), { ...shown, cover: coverOf(card.title, palette, drawing) }] as const];
  });
  return new Map(cards);
});

type SocialCard = NonNullable<ReturnType<ReturnType<typeof socialCards>['get']>>;

const root = /* turbopackIgnore: true */ process.cwd();
/** What a card looks like depends on these besides what it says. */
let look: string | undefined;

/** @returns a card as PNG, drawn once for this build and later ones */
export function cardImage(
  { title, label, note, cover, photo }: SocialCard,
  { site }: Pick<Content, 'site'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = { title, label, note, brand: site.product.name };
  const colours = palette();
  look ??= digestOf(codeDigest(root, ['lib/drawing']), readFaceFile('display'));
  const key = digestOf(look, JSON.stringify([[...colours], texts, photo?.hash ?? cover]));
  return openCache(root, 'social').keep(key, () =>
    cardPicture(texts, cover, colours, photo && join(root, 'content', photo.file)),
  );
}

/** @returns how many bytes the card at an address has, which feeds state @throws Error when there is none */
export async function cardBytes(path: string, content: Content): Promise<number> {
  const card = socialCards(content).get(path);
  if (!card) throw new Error(`No social card at ${path}`);
  return (await cardImage(card, content)).byteLength;
}
