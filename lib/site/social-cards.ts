/** What the social card of every page says: its texts and the cover that it is drawn with. */
import type { Content } from '../content';
import { coverOf } from '../drawing/covers/cover';
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

/**
 * @param path address of the card
 * @throws Error when there is none: a route only asks for cards that it listed itself
 */
export function socialCardAt(path: string, content: Content) {
  const card = byPath(content).get(path);
  if (!card) throw new Error(`No social card at ${path}`);
  return card;
}
