import { UNKNOWN_CATEGORY_PATH } from '../site/paths';

/**
 * Static pages that answer with an error status. `next start` would send 200 for a page that a rewrite leads to; the
 * adapter writes the status into the page's metadata, and the exported server configurations carry it on. The page
 * with status 500 also takes the place of Next's built-in error document, which needs inline styles.
 */
export const STATUS_PAGES: Readonly<Record<string, 404 | 500>> = {
  [UNKNOWN_CATEGORY_PATH]: 404,
  '/server-error': 500,
};
