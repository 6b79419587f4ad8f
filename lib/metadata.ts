import type { Metadata } from 'next';
import { content } from './content';
import { feedPath } from './paths';

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
};

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

/**
 * Metadata of a page listed in content/pages.json.
 * @throws Error when no entry has this path
 */
export function pageMetadata(path: string): Metadata {
  const page = content().pages.find((entry) => entry.path === path);
  if (!page) throw new Error(`content/pages.json  ${path}  has no entry`);
  return buildMetadata(page);
}
