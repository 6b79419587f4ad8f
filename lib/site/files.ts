/** Addresses that answer with something else than a document: feeds, pictures, data. */

import type { Content } from '../content';
import type { AppRoutes } from './checks/addresses';
import { calendars } from './community/calendar';
import { feedPath } from './paths';
import { sitePictures } from './pictures';
import { socialCards } from './social-cards';

/** @returns what each category's feed is of, by its address */
export function categoryFeeds({ taxonomy }: Content): ReadonlyMap<string, string> {
  return new Map(taxonomy.map(({ slug }) => [feedPath(slug), slug]));
}

/** @returns every address that answers with a file: those of app/, and those that routes with parameters have by content */
export function siteFiles(content: Content, { files }: AppRoutes): string[] {
  const alone = files.filter((route) => !route.includes('['));
  const lists = [categoryFeeds(content), calendars(content), socialCards(content), sitePictures(content)];
  return [...alone, ...lists.flatMap((list) => [...list.keys()])];
}
