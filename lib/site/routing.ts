/** What next.config.ts tells Next of the routing table, made from content. */
import type { Redirect as NextRedirect, Rewrite } from 'next/dist/lib/load-custom-routes';
import { UNKNOWN_CATEGORY_PATH } from './paths';
import type { Redirect, SiteRedirect } from './redirects';

/** An optional slash at the end, so that both forms of an old address take one hop. */
const SLASH = '{/}?';
const LONGEST_PATTERN = 3_800;

/**
 * Addresses that differ in their first segments alone take one rule with alternatives, so that the number of rules does
 * not grow with the articles.
 * @returns Next's redirects: permanent, so status 308, and keeping the query string
 */
export function nextRedirects(redirects: readonly SiteRedirect[]): NextRedirect[] {
  const are = (wanted: SiteRedirect['kind']) => redirects.filter(({ kind }) => kind === wanted);
  const lead = (source: string, destination: string): NextRedirect => ({
    source,
    destination,
    permanent: true,
  });
  const [grouped, single] = groups(are('moved'));
  return [
    // Next's own name for the home page, which it would otherwise look up among the articles, and fail.
    lead(`/index${SLASH}`, '/'),
    ...[...are('exact'), ...single].map(({ from, to }) => lead(literal(from) + SLASH, to)),
    ...[...grouped].flatMap(([forms, slugs]) => {
      const [from, to] = forms.split(' ');
      return patterns(slugs).map((some) => lead(`${from}/:slug(${some})${SLASH}`, `${to}/:slug`));
    }),
    ...are('prefix').map(({ from, to }) => lead(`${from}([^/]*)${SLASH}`, to)),
  ];
}

/** @returns the slugs that keep their name, by the folders that they leave and reach, and all other redirects */
function groups(moved: readonly Redirect[]): [Map<string, string[]>, Redirect[]] {
  const grouped = new Map<string, string[]>();
  const single: Redirect[] = [];
  for (const redirect of moved) {
    const [from, to] = [redirect.from, redirect.to].map((path) => /^(.*)\/([^/#?]+)$/.exec(path));
    if (!from || !to || from[2] !== to[2]) single.push(redirect);
    else {
      const key = `${from[1]} ${to[1]}`;
      grouped.set(key, [...(grouped.get(key) ?? []), literal(from[2] ?? '')]);
    }
  }
  return [grouped, single];
}

/** @returns the slugs as alternatives, in as few patterns as Next takes: its own limit for a whole rule is 4,096 signs */
function patterns(slugs: readonly string[]): string[] {
  const found: string[] = [];
  for (const slug of slugs) {
    const longer = `${found.at(-1)}|${slug}`;
    if (found.length > 0 && longer.length <= LONGEST_PATTERN) found[found.length - 1] = longer;
    else found.push(slug);
  }
  return found;
}

/** Old addresses are typed as they arrive; some of their characters are syntax to path-to-regexp. */
function literal(path: string): string {
  return path.replace(/[(){}:*+!.\\[\]|]/g, '\\$&');
}

/**
 * What answers where no page does. One static document serves every unknown category and every page that a category
 * does not have, and one each every unknown feed and price, so that random addresses cannot fill a disk or a cache.
 * @param leaned whether the page of unknown categories is sent with status 404, which Next by itself does not do
 */
export function nextFallbacks(leaned: boolean): Rewrite[] {
  const files = [
    { source: `/category/:category/feed${SLASH}`, destination: '/not-found/feed' },
    {
      source: `/api/categories/:category/country/:country/price${SLASH}`,
      destination: '/not-found/price',
    },
  ];
  const pages = [`/category/:category${SLASH}`, `/category/:category/page/:page${SLASH}`];
  const page = (source: string) => ({ source, destination: UNKNOWN_CATEGORY_PATH });
  return [...files, ...(leaned ? pages.map(page) : [])];
}
