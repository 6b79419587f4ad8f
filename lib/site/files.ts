/** Addresses that answer with something else than a document: feeds, pictures, data. */

import type { Content } from '../content';
import { calendarPath } from './community/calendar';
import { sitePages } from './pages';
import {
  FEED_NOT_FOUND_PATH,
  feedPath,
  PRICE_NOT_FOUND_PATH,
  SEARCH_INDEX_PATH,
  SECURITY_TEXT_PATH,
  SITEMAP_PATH,
  STREET_PATH,
  socialCardPath,
} from './paths';
import { sitePictures } from './pictures';
import { sitemapParts } from './sitemap';

/** Route of app/ to the addresses that it answers; none where only a program calls it. */
const FILES: Record<string, (content: Content) => string[]> = {
  '/feed': () => [feedPath()],
  '/category/[category]/feed': ({ taxonomy }) => taxonomy.map(({ slug }) => feedPath(slug)),
  '/blog/search-index.json': () => [SEARCH_INDEX_PATH],
  '/community/[file]': ({ events }) => events.events.map(({ id }) => calendarPath(id)),
  '/social/[...card]': (content) =>
    sitePages(content).flatMap(({ path, card }) => (card ? [socialCardPath(path)] : [])),
  '/pictures/[file]': (content) => [...sitePictures(content).keys()],
  '/api/categories': () => ['/api/categories'],
  '/api/categories/[categoryId]/country/[countryId]/price': () => [],
  '/api/leads/[form]': () => [],
  '/subscribe/confirm': () => [],
  '/subscribe/end': () => [],
  [FEED_NOT_FOUND_PATH]: () => [FEED_NOT_FOUND_PATH],
  [PRICE_NOT_FOUND_PATH]: () => [PRICE_NOT_FOUND_PATH],
  [SECURITY_TEXT_PATH]: () => [SECURITY_TEXT_PATH],
  [SITEMAP_PATH]: () => [SITEMAP_PATH],
  [STREET_PATH]: () => [STREET_PATH],
  '/sitemap/[file]': (content) => [...sitemapParts(content).keys()],
  '/robots.txt': () => ['/robots.txt'],
  '/healthz': () => ['/healthz'],
  '/readyz': () => ['/readyz'],
  '/manifest.webmanifest': () => ['/manifest.webmanifest'],
};

/** Routes of app/ that answer with a file. */
export const FILE_ROUTES: readonly string[] = Object.keys(FILES);

/** @returns every address that answers with a file */
export function siteFiles(content: Content): string[] {
  return Object.values(FILES).flatMap((addresses) => addresses(content));
}
