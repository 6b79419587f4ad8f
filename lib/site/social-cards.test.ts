import { expect, it } from 'vitest';
import { content } from '../content';
import { articleMetadata, buildMetadata, categoryMetadata, pageMetadata } from './metadata';
import { pageCount } from './pagination';
import { articlesIn } from './paths';
import { socialCards } from './social-cards';

const all = content();
const cards = new Map(socialCards(all).map((card) => [card.path, card]));

it('draws one card for each article, category, page, release and opening', () => {
  const { articles, taxonomy, pages, pressReleases, careers } = all;
  const lists = [articles, taxonomy, pages, pressReleases, careers.openings];
  expect(cards.size).toBe(lists.flat().length);
});

it('gives no page a card that is not drawn', () => {
  const metadata = [
    ...all.articles.map(articleMetadata),
    ...all.pages.map(({ path }) => pageMetadata(path)),
    ...all.taxonomy.flatMap((category) =>
      Array.from({ length: pageCount(articlesIn(category.slug, all).length, 9) }, (_, index) =>
        categoryMetadata(category, index + 1),
      ),
    ),
  ];
  for (const { openGraph } of metadata) {
    const [image] = [openGraph?.images].flat() as { url: string; width: number; height: number }[];
    expect(image).toMatchObject({ width: 1200, height: 630 });
    expect([...cards.keys()]).toContain(new URL(image?.url ?? '').pathname);
  }
});

it.each([
  ['/careers/none', '/social/careers.png'],
  ['/blog/page/3', '/social/blog.png'],
  ['/sent/contact', '/social/home.png'],
])('shows on %s the card of the nearest page above it', (path, card) => {
  const { openGraph } = buildMetadata({ title: 'T', description: 'D', path });
  expect(JSON.stringify(openGraph?.images)).toContain(card);
});
