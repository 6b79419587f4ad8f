/** Legacy addresses: content/redirects.json plus those that follow from articles and categories. */
import type { Content } from '../content';
import { categoryListing } from './listings';
import { blogPath, categoryPath, feedPath } from './paths';

/** Where readers and directories look for a feed that nobody told them of. */
const FEED_GUESSES = [
  '/rss',
  '/rss.xml',
  '/feed.xml',
  '/atom.xml',
  '/blog/feed',
  '/blog/rss.xml',
  '/index.xml',
];

export type Redirect = {
  from: string;
  to: string;
  /** The file of content/ that asks for it, where that is not redirects.json. */
  file?: string;
};
export type Redirects = { exact: Redirect[]; prefix: Redirect[] };

type Redirected = Pick<Content, 'redirects' | 'articles' | 'taxonomy'>;

/**
 * Every redirect of the site, each leading to its end in one hop (content/README.md, "What the owner decided").
 * @returns exact paths, and prefixes of paths of one segment
 */
export function flattenedRedirects(content: Redirected): Redirects {
  const exact = [
    ...content.redirects.exact,
    ...articleRedirects(content),
    ...listingRedirects(content),
    ...FEED_GUESSES.map((from) => ({ from, to: feedPath() })),
  ];
  const targets = new Map(exact.map(({ from, to }) => [from.toLowerCase(), to]));
  const flatten = (redirect: Redirect): Redirect => ({ ...redirect, to: end(redirect.to, targets) });
  return { exact: exact.map(flatten), prefix: content.redirects.prefix.map(flatten) };
}

/** The other form of each article's address leads to the canonical one, and so do those that it had before. */
function articleRedirects({ articles }: Redirected): Redirect[] {
  return articles.flatMap(({ otherPath, path, aliases, file }) => [
    { from: otherPath, to: path },
    ...aliases.map((from) => ({ from, to: path, file })),
  ]);
}

/** Page 1 has one address, and every category also answers to its bare slug. */
function listingRedirects({ articles, taxonomy }: Redirected): Redirect[] {
  return [
    { from: '/blog/page/1', to: blogPath() },
    ...taxonomy.flatMap(({ slug }) => [
      { from: `/category/${slug}/page/1`, to: categoryPath(slug) },
      { from: `/${slug}`, to: categoryPath(slug) },
      ...categoryListing(slug, { articles }).map(({ page }) => ({
        from: `/${slug}/page/${page}`,
        to: categoryPath(slug, page),
      })),
    ]),
  ];
}

function end(to: string, targets: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let path = to;
  for (
    let next = targets.get(path.toLowerCase());
    next !== undefined;
    next = targets.get(path.toLowerCase())
  ) {
    if (seen.has(path)) return path;
    seen.add(path);
    path = next;
  }
  return path;
}
