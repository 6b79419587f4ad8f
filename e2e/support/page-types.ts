import { content, PATHS } from '../content';
import { ARTICLES, CATEGORIES } from './table';

const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));
const paged = CATEGORIES.find(({ pages }) => pages > 1);
const underBlog = (path: string) => path.startsWith('/blog/');

/** One page of each type, for what needs a browser: each page at the top, one of every folder, and what no list names. */
export const PAGE_TYPES: readonly string[] = [
  ...new Set([
    ...content().pages.map(({ path }) => path),
    ...new Map(PATHS.filter((path) => folder(path) !== '').map((path) => [folder(path), path])).values(),
    ...(paged ? [`/category/${paged.slug}/page/2`] : []),
    ...[ARTICLES.find(([path]) => underBlog(path)), ARTICLES.find(([path]) => !underBlog(path))].flatMap(
      (article) => article ?? [],
    ),
    '/forms/contact',
    '/sent/contact',
  ]),
];

/** Those that a phone lays out in another way than a wide screen: its own header, disclosures instead of columns. */
export const PHONE_LAYOUTS: readonly string[] = [
  '/',
  '/blog',
  '/whatsapp-earning-guide',
  '/privacy-policy',
  '/partners',
  ...ARTICLES.slice(0, 1).map(([path]) => path),
];
