/** What the social card of every page says: its texts and the cover that it is drawn with. */
import type { Content } from '../content';
import type { Picture } from '../content/read/pictures';
import { type Cover, coverOf } from '../drawing/covers/cover';
import { sitePages } from './pages';
import { socialCardPath } from './paths';

export type SocialCard = {
  path: string;
  title: string;
  label: string;
  note: string;
  cover: Cover;
  /** In the place of the drawn cover. */
  photo: Picture | undefined;
};

/** @returns the cards of all pages that have one of their own; numbered pages share the first one's */
export function socialCards(content: Content): SocialCard[] {
  return sitePages(content).flatMap(({ path, card }) =>
    card
      ? [
          {
            path: socialCardPath(path),
            title: card.title,
            label: card.label,
            note: card.note,
            cover: coverOf(card.title, card.palette, card.drawing),
            photo: card.photo,
          },
        ]
      : [],
  );
}

const byPath = new WeakMap<Content, ReadonlyMap<string, SocialCard>>();

/**
 * @param path address of the card
 * @throws Error when there is none: a route only asks for cards that it listed itself
 */
export function socialCardAt(path: string, content: Content): SocialCard {
  const cards = byPath.get(content) ?? new Map(socialCards(content).map((card) => [card.path, card]));
  byPath.set(content, cards);
  const card = cards.get(path);
  if (!card) throw new Error(`No social card at ${path}`);
  return card;
}
