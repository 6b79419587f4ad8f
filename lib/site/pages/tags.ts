/** Lists of the articles with a tag, for who followed one: too alike for search engines to keep them apart. */

import type { Content } from '../../content';
import { insert } from '../../content/text/insert';
import { listing as pagesOf, TAG_PAGE_SIZE } from '../listings';
import { blogPath, tagParameter } from '../paths';
import { tagsOf } from '../tags';
import { blogCrumb } from './blog';
import { definePage, latestChange, type Page } from './page';
import { home } from './static';

export function tagPages(content: Content): Page[] {
  const words = content.blog.tags;
  return tagsOf(content).flatMap(({ slug, title: tag, articles }) =>
    pagesOf(articles, TAG_PAGE_SIZE).map((listing) => {
      const { page } = listing;
      const title = insert(words.title, { tag });
      return definePage({
        route: '/blog/tag/[...tag]',
        params: { tag: tagParameter(slug, page) },
        kind: 'tag',
        index: false,
        title: page === 1 ? title : insert(content.blog.pages.numbered, { title, page }),
        description: insert(words.text, { tag }),
        crumbs: [home(content), blogCrumb(content)],
        cardOf: blogPath(),
        listing,
        changed: latestChange(listing.articles),
        source: 'articles',
      });
    }),
  );
}
