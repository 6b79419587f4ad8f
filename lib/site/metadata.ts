import type { Metadata } from 'next';
import { content } from '../content';
import { LONGEST_TITLE } from '../content/schemas/common';
import { pageAt } from './pages';
import { feedPath, socialCardPath } from './paths';

/** Pixels of a social card, at the 1.91:1 that https://ogp.me readers crop to. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

/** @throws Error when the list of pages has none at this address */
export function pageMetadata(path: string): Metadata {
  const all = content();
  const { title, seoTitle, description, index, feed, article, cardOf } = pageAt(path, all);
  const { blog, site } = all;
  const name = site.product.name;
  const named = `${title} | ${name}`;
  const fits = path !== '/' && !title.startsWith(name) && named.length <= LONGEST_TITLE;
  const fullTitle = seoTitle ?? (fits ? named : title);
  const feeds = [{ title: blog.pages.feed, url: site.url + feedPath() }];
  if (feed) feeds.unshift({ title: feed.title, url: site.url + feed.path });
  return {
    metadataBase: new URL(site.url),
    title: fullTitle,
    description,
    // Next replaces these instead of merging them, so canonical address and feed discovery are always set together.
    alternates: { canonical: site.url + path, types: { 'application/rss+xml': feeds } },
    robots: { index, follow: true, ...(index && { 'max-image-preview': 'large' }) },
    openGraph: {
      siteName: name,
      title,
      description,
      url: site.url + path,
      locale: 'en_US',
      images: [{ url: site.url + socialCardPath(cardOf), ...SOCIAL_CARD, alt: title }],
      ...(article
        ? {
            type: 'article',
            publishedTime: article.published,
            modifiedTime: article.updated ?? article.published,
            authors: [article.author],
            tags: [...article.tags],
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
