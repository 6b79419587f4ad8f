/** Lists of the articles with a tag, for who followed one: too alike for search engines to keep them apart. */

import type { Content } from '../../content';
import { insert } from '../../content/text/insert';
import { tagListing } from '../listings';
import { blogPath, tagParameter } from '../paths';
import { tagsOf } from '../tags';
import { blogTitle } from './blog';
import { definePage, latestChange, type Page } from './page';
import { home } from './static';

export function tagPages(content: Content): Page[] {
  const words = content.blog.tags;
  return tagsOf(content).flatMap(({ slug, title, articles }) =>
    tagListing(articles).map((listing) =>
      definePage({
        route: '/blog/tag/[...tag]',
        params: { tag: tagParameter(slug, listing.page) },
        kind: 'tag',
        index: false,
        title:
          listing.page === 1
            ? insert(words.title, { tag: title })
            : insert(content.blog.pages.numbered, {
                title: insert(words.title, { tag: title }),
                page: listing.page,
              }),
        description: insert(words.text, { tag: title }),
        crumbs: [home(content), { label: blogTitle(content), href: blogPath() }],
        cardOf: blogPath(),
        listing,
        changed: latestChange(listing.articles),
        source: 'articles',
      }),
    ),
  );
}
