/** The one list of the site's pages: whatever needs to know which there are reads it here. */
import type { Content } from '../../content';
import { onceFor } from '../once-for';
import { articlePages, blogPages, categoryPages, tagPages } from './blog';
import { companyPages } from './company';
import { noticePages } from './notices';
import type { Listing, Page } from './page';
import { staticPages } from './static';

export type { Crumb, Listing, Page } from './page';

/** Routes of app/ with parameters, which may have no page at the moment; all others are pages in the list. */
export const PARAMETER_ROUTES = [
  '/[slug]',
  '/blog/[slug]',
  '/blog/page/[page]',
  '/blog/tag/[...tag]',
  '/category/[category]',
  '/category/[category]/page/[page]',
  '/careers/[slug]',
  '/press/[slug]',
  '/forms/[form]',
  '/sent/[form]',
  '/sent/event/[event]',
  '/newsletter/[step]',
] as const;
export type ParameterRoute = (typeof PARAMETER_ROUTES)[number];

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

/** @returns the parameters of every page of a route, for `generateStaticParams` */
export function staticParams<Params extends Record<string, string>>(
  route: ParameterRoute,
  content: Content,
): Params[] {
  return list(content)
    .pages.filter((page) => page.route === route)
    .map(({ params }) => params as Params);
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
  return { pages, byPath: new Map(pages.map((page) => [page.path, page])) };
});
