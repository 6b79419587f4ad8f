/** Legacy addresses: content/redirects.json plus those that follow from articles and categories. */
import type { Content } from '../content';
import { categoryListing } from './listings';
import { ALL_ARTICLES_PATH, blogPath, categoryPath, feedPath, SEARCH_INDEX_PATH } from './paths';

/** The day of the old site's last article (specification, table of articles): what came later never had such links. */
const OLD_SITE_UNTIL = '2025-06-01';

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
export type Redirects = {
  exact: Redirect[];
  /** of paths of one segment */
  prefix: Redirect[];
  /** What follows from articles: as many as there are, so that they share rules (routing.ts). */
  moved: Redirect[];
  /** Likewise, from titles: they last no longer than a title does. */
  titled: Redirect[];
};

type Redirected = Pick<Content, 'redirects' | 'articles' | 'taxonomy'>;

/** Every redirect of the site, each leading to its end in one hop (content/README.md, "What the owner decided"). */
export function flattenedRedirects(content: Redirected): Redirects {
  const exact = [
    ...content.redirects.exact,
    ...listingRedirects(content),
    ...FEED_GUESSES.map((from) => ({ from, to: feedPath() })),
  ];
  const moved = [...formerPaths(content), ...listingPages(content)];
  const titled = titleForms(content, [...exact, ...moved]);
  const targets = new Map([...exact, ...moved, ...titled].map(({ from, to }) => [from.toLowerCase(), to]));
  const flatten = (redirect: Redirect): Redirect => ({ ...redirect, to: end(redirect.to, targets) });
  return {
    exact: exact.map(flatten),
    prefix: content.redirects.prefix.map(flatten),
    moved: moved.map(flatten),
    titled: titled.map(flatten),
  };
}

/** The other form of each article's address leads to the canonical one, and so do those that it had before. */
function formerPaths({ articles }: Redirected): Redirect[] {
  return articles.flatMap(({ otherPath, path, aliases, file }) => [
    { from: otherPath, to: path },
    ...[...new Set(aliases)].map((from) => ({ from, to: path, file })),
  ]);
}

/** The old site formed links from titles; one that something else answers stays what it is. */
function titleForms({ articles, redirects }: Redirected, others: readonly Redirect[]): Redirect[] {
  const taken = new Set([
    ALL_ARTICLES_PATH,
    SEARCH_INDEX_PATH,
    ...others.map(({ from }) => from.toLowerCase()),
    ...articles.map(({ path }) => path),
  ]);
  const forms = articles
    .filter(({ published }) => published <= OLD_SITE_UNTIL)
    .flatMap(({ title, path }) =>
      [...new Set(oldSlugs(title))].map((slug) => ({ from: `/blog/${slug}`, to: path })),
    );
  const isTaken = ({ from }: Redirect) =>
    taken.has(from) || redirects.prefix.some((prefix) => from.startsWith(prefix.from.toLowerCase()));
  const owners = new Map(forms.map((form) => [form.from, form] as const).reverse());
  return forms.filter((form) => !isTaken(form) && owners.get(form.from) === form);
}

/**
 * @param title as it was typed
 * @returns what the old site made of it in lower case with hyphens for spaces, with and without its punctuation; a
 *          question mark ends a path unless it is encoded
 */
export function oldSlugs(title: string): string[] {
  const typed = title.trim().toLowerCase().replace(/\s/g, '-').replaceAll('/', '-');
  const plain = typed.replace(/[^\p{L}\p{N}-]/gu, '');
  const forms = [
    typed,
    typed.replace(/[?#].*$/, ''),
    typed.replace(/[?#]/g, ''),
    plain,
    plain.replace(/-+/g, '-'),
  ];
  return forms.filter(Boolean);
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
