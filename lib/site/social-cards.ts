/** What the social card of every page says: its texts and the cover that it is drawn with. */
import { articleCover, categoryPalette } from '../blog/articles';
import { WORK_TERMS } from '../careers/application';
import type { Content } from '../content';
import { type Cover, coverOf } from '../drawing/covers/cover';
import { formatDay } from '../text/dates';
import { categoryPath, openingPath, releasePath, socialCardPath } from './paths';

export type SocialCard = { path: string; title: string; label: string; note: string; cover: Cover };

/** @returns one card for each article, category, press release, opening and static page; numbered pages share the first one's */
export function socialCards({
  site,
  articles,
  taxonomy,
  pages,
  careers,
  pressReleases,
  cast,
}: Content): SocialCard[] {
  const name = site.product.name;
  return [
    ...articles.map((article) => ({
      path: socialCardPath(article.path),
      title: article.title,
      label: article.category.title,
      note: `${article.readMinutes} min read`,
      cover: articleCover(article),
    })),
    ...taxonomy.map((category) => ({
      path: socialCardPath(categoryPath(category.slug)),
      title: category.title,
      label: category.kind === 'blog' ? 'Category' : 'Topic',
      note: 'Blog',
      cover: coverOf(category.title, categoryPalette(category)),
    })),
    ...pressReleases.map(({ slug, title, published, sample }) => ({
      path: socialCardPath(releasePath(slug)),
      title,
      label: 'Press release',
      note: sample ? cast.sample : formatDay(published),
      cover: coverOf(title, 'leaf'),
    })),
    ...careers.openings.map(({ slug, title, team, sample }) => ({
      path: socialCardPath(openingPath(slug)),
      title,
      label: 'Careers',
      note: sample ? cast.sample : `${team} · ${WORK_TERMS}`,
      cover: coverOf(title, 'leaf'),
    })),
    ...pages.map(({ path, title }) => ({
      path: socialCardPath(path),
      title: path === '/' ? site.tagline : title,
      label: name,
      note: new URL(site.url).host,
      cover: coverOf(title, 'leaf'),
    })),
  ];
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
