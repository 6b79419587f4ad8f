import type { Metadata } from 'next';
import { type Article, type Category, content } from '../content';
import { CATEGORY_PAGE_SIZE, pageCount } from './pagination';
import { articlesIn, categoryPath, feedPath, openingPath, releasePath, socialCardPath } from './paths';

type PageMetadata = {
  title: string;
  description: string;
  /** Canonical path on this site. */
  path: string;
  /** `false` asks search engines to leave the page out. */
  index?: boolean;
  /** A feed of the page's own, named beside that of the whole blog. */
  feed?: { title: string; path: string };
  article?: { published: string; updated: string | undefined; author: string; tags: string[] };
  /** Path of the page whose social card this one shows; that of the nearest page above it unless said. */
  card?: string;
};

/** Pixels of a social card, at the 1.91:1 that https://ogp.me readers crop to. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

/**
 * The one builder of every page's metadata. Next replaces `alternates` instead of merging them, so canonical
 * address and feed discovery are always set together.
 */
export function buildMetadata({
  title,
  description,
  path,
  index = true,
  feed,
  article,
  card = nearestPage(path),
}: PageMetadata): Metadata {
  const { site } = content();
  const name = site.product.name;
  const fullTitle = path === '/' || title.startsWith(name) ? title : `${title} | ${name}`;
  const feeds = [{ title: `${name} Blog`, url: site.url + feedPath() }];
  if (feed) feeds.unshift({ title: feed.title, url: site.url + feed.path });
  return {
    metadataBase: new URL(site.url),
    title: fullTitle,
    description,
    alternates: { canonical: site.url + path, types: { 'application/rss+xml': feeds } },
    robots: index
      ? { index: true, follow: true, 'max-image-preview': 'large' }
      : { index: false, follow: true },
    openGraph: {
      siteName: name,
      title,
      description,
      url: site.url + path,
      locale: 'en_US',
      images: [{ url: site.url + socialCardPath(card), ...SOCIAL_CARD, alt: title }],
      ...(article
        ? {
            type: 'article',
            publishedTime: article.published,
            modifiedTime: article.updated ?? article.published,
            authors: [article.author],
            tags: article.tags,
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}

/** @returns the path itself where it has a social card, else the nearest one above it that has, else the home page */
function nearestPage(path: string): string {
  const { pages, pressReleases, careers } = content();
  const listed = new Set([
    ...pages.map((page) => page.path),
    ...pressReleases.map(({ slug }) => releasePath(slug)),
    ...careers.openings.map(({ slug }) => openingPath(slug)),
  ]);
  let nearest = path;
  while (nearest !== '' && !listed.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf('/'));
  return nearest || '/';
}

/**
 * Metadata of a page listed in content/pages.json.
 * @throws Error when no entry has this path
 */
export function pageMetadata(path: string): Metadata {
  const page = content().pages.find((entry) => entry.path === path);
  if (!page) throw new Error(`content/pages.json  ${path}  has no entry`);
  return buildMetadata(page);
}

/** @returns metadata of an article; its excerpt is what search engines are told */
export function articleMetadata({
  title,
  excerpt,
  path,
  published,
  updated,
  author,
  tags,
}: Article): Metadata {
  return buildMetadata({
    title,
    description: excerpt,
    path,
    card: path,
    article: { published, updated, author: author.name, tags },
  });
}

/** @returns metadata of page `page` of a category, with the category's own feed */
export function categoryMetadata(category: Category, page: number): Metadata {
  const { slug, description } = category;
  // The topic named like the product would otherwise have a title of that one word.
  const title =
    category.title === content().site.product.name ? `All about ${category.title}` : category.title;
  const feed = { title: category.title, path: feedPath(slug) };
  const path = categoryPath(slug, page);
  const card = categoryPath(slug);
  if (page === 1) return buildMetadata({ title, description, path, feed, card });
  const pages = pageCount(articlesIn(slug, content()).length, CATEGORY_PAGE_SIZE);
  return listingMetadata({ title, path, page, pages, feed, card });
}

type Listing = Pick<PageMetadata, 'title' | 'path' | 'feed' | 'card'> & { page: number; pages: number };

/** @returns metadata of a listing's page from the second on, with a title and description of its own */
export function listingMetadata({ title, page, pages, ...rest }: Listing): Metadata {
  return buildMetadata({
    title: `${title}, page ${page}`,
    description: `${title}: page ${page} of ${pages} of the articles on ${content().site.product.name}, newest first.`,
    ...rest,
  });
}
