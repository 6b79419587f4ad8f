import type { Content } from '../content/types';
import { BLOG_PAGE_SIZE, CATEGORY_PAGE_SIZE, pageOf } from './pagination';
import { allPaths, articlesIn, openingPath, releasePath } from './paths';

export type SitemapEntry = { url: string; lastModified?: string };

/**
 * Every indexable address with the day its content last changed, where that is known: an invented date would
 * teach crawlers to ignore them all (https://www.sitemaps.org/protocol.html).
 */
export function sitemapEntries(content: Content): SitemapEntry[] {
  const days = knownDays(content);
  const hidden = new Set(content.pages.filter(({ index }) => !index).map(({ path }) => path));
  return allPaths(content)
    .filter((path) => !hidden.has(path))
    .map((path) => {
      const day = days.get(path);
      return { url: content.site.url + (path === '/' ? '' : path), ...(day && { lastModified: day }) };
    });
}

function knownDays(content: Content): Map<string, string> {
  const days = new Map<string, string>();
  for (const [name, { updated }] of content.markdownPages) if (updated) days.set(`/${name}`, updated);
  for (const { path, published, updated } of content.articles) days.set(path, updated ?? published);
  for (const { slug, published } of content.pressReleases) days.set(releasePath(slug), published);
  for (const { slug, posted } of content.careers.openings) days.set(openingPath(slug), posted);
  for (const path of allPaths(content)) {
    const newest = listed(path, content)
      .map(({ published, updated }) => updated ?? published)
      .sort()
      .at(-1);
    if (newest) days.set(path, newest);
  }
  return days;
}

/** The articles that a listing page shows; none for any other page. */
function listed(path: string, content: Content): Content['articles'] {
  const match = /^(?:\/blog|\/category\/([^/]+))(?:\/page\/(\d+))?$/.exec(path);
  if (!match) return [];
  const page = Number(match[2] ?? 1);
  return match[1]
    ? pageOf(articlesIn(match[1], content), page, CATEGORY_PAGE_SIZE)
    : pageOf(content.articles, page, BLOG_PAGE_SIZE);
}
