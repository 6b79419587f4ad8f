/** Legacy addresses: content/redirects.json plus those that follow from articles and categories. */
import type { Content } from '../content';
import { categoryListing } from './listings';
import { blogPath, categoryPath } from './paths';

export type Redirect = {
  from: string;
  to: string;
  /** The file of content/ that asks for it, where that is not redirects.json. */
  file?: string;
};
/**
 * `prefix` is of paths of one segment. What follows from articles is `moved`: as many as there are, so that they share rules
 * (routing.ts).
 */
export type SiteRedirect = Redirect & { kind: 'exact' | 'prefix' | 'moved' };

type Redirected = Pick<Content, 'redirects' | 'articles' | 'taxonomy'>;

/** Every redirect of the site, each leading to its end in one hop (content/README.md, "What the owner decided"). */
export function flattenedRedirects(content: Redirected): SiteRedirect[] {
  const are = (kind: SiteRedirect['kind'], redirects: readonly Redirect[]): SiteRedirect[] =>
    redirects.map((redirect) => ({ ...redirect, kind }));
  const whole = [
    ...are('exact', content.redirects.exact),
    ...are('exact', listingRedirects(content)),
    ...are('moved', formerPaths(content)),
    ...are('moved', listingPages(content)),
  ];
  const targets = new Map(whole.map(({ from, to }) => [from.toLowerCase(), to]));
  return [...whole, ...are('prefix', content.redirects.prefix)].map((redirect) => ({
    ...redirect,
    to: end(redirect.to, targets),
  }));
}

/** @returns what finds the redirect of an address: in any case, and by the beginning of a path of one part */
export function redirectFinder(redirects: readonly SiteRedirect[]) {
  const prefixes = redirects.filter(({ kind }) => kind === 'prefix');
  const whole = redirects.filter(({ kind }) => kind !== 'prefix');
  const sources = new Map(whole.map((one) => [one.from.toLowerCase(), one] as const).reverse());
  return (path: string): SiteRedirect | undefined =>
    sources.get(path.toLowerCase()) ??
    prefixes.find(
      ({ from }) => !path.slice(1).includes('/') && path.toLowerCase().startsWith(from.toLowerCase()),
    );
}

/** The other form of each article's address leads to the canonical one, and so do those that it had before. */
function formerPaths({ articles }: Redirected): Redirect[] {
  return articles.flatMap(({ otherPath, path, aliases, file }) => [
    { from: otherPath, to: path },
    ...[...new Set(aliases)].map((from) => ({ from, to: path, file })),
  ]);
}

/** Page 1 has one address, and every category also answers to its bare slug. */
function listingRedirects({ taxonomy }: Redirected): Redirect[] {
  return [
    { from: '/blog/page/1', to: blogPath() },
    ...taxonomy.flatMap(({ slug }) => [
      { from: `/category/${slug}/page/1`, to: categoryPath(slug) },
      { from: `/${slug}`, to: categoryPath(slug) },
      { from: `/${slug}/page/1`, to: categoryPath(slug) },
    ]),
  ];
}

function listingPages({ articles, taxonomy }: Redirected): Redirect[] {
  return taxonomy.flatMap(({ slug }) =>
    categoryListing(slug, { articles, taxonomy })
      .slice(1)
      .map(({ page }) => ({ from: `/${slug}/page/${page}`, to: categoryPath(slug, page) })),
  );
}

function end(to: string, targets: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let path = to;
  while (!seen.has(path)) {
    seen.add(path);
    path = targets.get(path.toLowerCase()) ?? path;
  }
  return path;
}
