/** Lists of the articles with a tag, for who followed one: too alike for search engines to keep them apart. */

import type { Content } from '../../content';
import { tagListing } from '../listings';
import { blogPath, tagParameter } from '../paths';
import { tagsOf } from '../tags';
import { definePage, latestChange, type Page } from './page';

export function tagPages(content: Content): Page[] {
  const blog = content.pages.find(({ path }) => path === blogPath())?.title ?? 'Blog';
  return tagsOf(content).flatMap(({ slug, title, articles }) =>
    tagListing(articles).map((listing) =>
      definePage({
        route: '/blog/tag/[...tag]',
        params: { tag: tagParameter(slug, listing.page) },
        kind: 'tag',
        index: false,
        title: listing.page === 1 ? `Tagged ${title}` : `Tagged ${title}, page ${listing.page}`,
        description: `Every article of the blog with the tag ${title}, newest first.`,
        crumbs: [
          { label: 'Home', href: '/' },
          { label: blog, href: blogPath() },
        ],
        cardOf: blogPath(),
        listing,
        changed: latestChange(listing.articles),
        source: 'articles',
      }),
    ),
  );
}
