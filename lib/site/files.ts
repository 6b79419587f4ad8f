/** Addresses that answer with something else than a document: feeds, pictures, data. */

import type { Content } from '../content';
import { calendars } from './community/calendar';
import {
  FEED_NOT_FOUND_PATH,
  feedPath,
  PRICE_NOT_FOUND_PATH,
  SEARCH_INDEX_PATH,
  SECURITY_TEXT_PATH,
  STREET_PATH,
} from './paths';
import { sitePictures } from './pictures';
import { socialCards } from './social-cards';

/** Each a folder or a file of app/; what only a program calls is not among them. */
const ALONE = [
  feedPath(),
  SEARCH_INDEX_PATH,
  '/api/categories',
  FEED_NOT_FOUND_PATH,
  PRICE_NOT_FOUND_PATH,
  SECURITY_TEXT_PATH,
  STREET_PATH,
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
];

/** @returns what each category's feed is of, by its address */
export function categoryFeeds({ taxonomy }: Content): ReadonlyMap<string, string> {
  return new Map(taxonomy.map(({ slug }) => [feedPath(slug), slug]));
}

/** @returns every address that answers with a file */
export function siteFiles(content: Content): string[] {
  const lists = [categoryFeeds(content), calendars(content), socialCards(content), sitePictures(content)];
  return [...ALONE, ...lists.flatMap((files) => [...files.keys()])];
}
