/** The one list of the site's pages: whatever needs to know which there are reads it here. */
import type { Content } from '../../content';
import { onceFor } from '../once-for';
import { articlePages, blogPages, categoryPages, tagPages } from './blog';
import { companyPages } from './company';
import { noticePages } from './notices';
import type { Listing, Page } from './page';
import { staticPages } from './static';

export type { Crumb, Listing, Page } from './page';

/** @returns every document of the site: pages.json first, then what follows from articles, categories and the like */
export function sitePages(content: Content): readonly Page[] {
  return list(content).pages;
}

/** @throws Error when there is none: a route only asks for what it listed itself */
export function pageAt(path: string, content: Content): Page {
  const page = list(content).byPath.get(path);
  if (!page) throw new Error(`content/pages.json  ${path}  has no entry`);
  return page;
}

/** @returns a page of a list, with what it shows @throws Error when there is none at this address */
export function listingAt(path: string, content: Content): Page & { listing: Listing } {
  const page = pageAt(path, content);
  const { listing } = page;
  if (!listing) throw new Error(`${path} is no list of articles`);
  return { ...page, listing };
}

/** @returns the pages that a route of app/ renders, by address */
export function pagesOf(route: string, content: Content): ReadonlyMap<string, Page> {
  return list(content).byRoute.get(route) ?? new Map();
}

const list = onceFor((content: Content) => {
  const pages: readonly Page[] = [
    ...staticPages(content),
    ...blogPages(content),
    ...articlePages(content),
    ...tagPages(content),
    ...categoryPages(content),
    ...companyPages(content),
    ...noticePages(content),
  ];
  const byRoute = new Map<string, Map<string, Page>>();
  for (const page of pages) {
    const found = byRoute.get(page.route) ?? new Map<string, Page>();
    byRoute.set(page.route, found.set(page.path, page));
  }
  return { pages, byPath: new Map(pages.map((page) => [page.path, page])), byRoute };
});
