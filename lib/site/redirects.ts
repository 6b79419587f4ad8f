/** Legacy addresses: content/redirects.json plus those that follow from articles and categories. */
import type { Content } from '../content/types';
import { CATEGORY_PAGE_SIZE, pageNumbers } from './pagination';
import { articlesIn, blogPath, categoryPath } from './paths';

export type Redirect = { from: string; to: string };
export type Redirects = { exact: Redirect[]; prefix: Redirect[] };

type Redirected = Pick<Content, 'redirects' | 'articles' | 'taxonomy'>;

/**
 * Every redirect of the site, each leading to its end in one hop (decisions.md, "Redirects").
 * @returns exact paths, and prefixes of paths of one segment
 */
export function flattenedRedirects(content: Redirected): Redirects {
  const exact = [...content.redirects.exact, ...articleRedirects(content), ...listingRedirects(content)];
  const targets = new Map(exact.map(({ from, to }) => [from.toLowerCase(), to]));
  const flatten = ({ from, to }: Redirect): Redirect => ({ from, to: end(to, targets) });
  return { exact: exact.map(flatten), prefix: content.redirects.prefix.map(flatten) };
}

/** The other form of each article's address leads to the canonical one. */
function articleRedirects({ articles }: Redirected): Redirect[] {
  return articles.map(({ otherPath, path }) => ({ from: otherPath, to: path }));
}

/** Page 1 has one address, and every category also answers to its bare slug. */
function listingRedirects({ articles, taxonomy }: Redirected): Redirect[] {
  return [
    { from: '/blog/page/1', to: blogPath() },
    ...taxonomy.flatMap(({ slug }) => [
      { from: `/category/${slug}/page/1`, to: categoryPath(slug) },
      { from: `/${slug}`, to: categoryPath(slug) },
      ...pageNumbers(articlesIn(slug, { articles }).length, CATEGORY_PAGE_SIZE).map((page) => ({
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

/**
 * Checks a set of redirects against the pages that exist; Next matches sources whatever their case.
 * @param paths every address that answers 200: a redirect over one would win and hide it
 * @returns each offender with what is wrong with it, in words
 */
export function redirectProblems(
  { exact, prefix }: Redirects,
  paths: readonly string[],
): { from: string; reason: string }[] {
  const seen = new Set<string>();
  const existing = new Set(paths.map((path) => path.toLowerCase()));
  const hidden = prefix.flatMap(({ from }) =>
    paths
      .filter((path) => path.toLowerCase().startsWith(from.toLowerCase()) && !path.slice(1).includes('/'))
      .map((path) => ({ from, reason: `hides ${path}, which begins so` })),
  );
  const single = [...exact, ...prefix].flatMap(({ from, to }) => {
    const source = from.toLowerCase();
    const reason = problem(source, to.split('#')[0]?.toLowerCase() ?? '');
    seen.add(source);
    return reason ? [{ from, reason }] : [];
  });
  return [...single, ...hidden];

  function problem(source: string, target: string): string | undefined {
    if (source === target) return 'redirects to itself';
    if (seen.has(source)) return 'is redirected twice';
    if (existing.has(source)) return 'hides a page that exists';
    if (!existing.has(target)) return `leads to ${target}, which does not exist`;
    return undefined;
  }
}
