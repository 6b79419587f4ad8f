/** Which addresses are known to the world, and what becomes of one that the site no longer has. */
import type { Content, Report } from '../content';
import { PUBLISHED_FILE, type Published } from '../content/read/published';
import { categoryListing } from './listings';
import { sitePages } from './pages';
import { categoryPath, feedPath } from './paths';
import { type Redirect, redirectFinder, type SiteRedirect } from './redirects';

/** Of the addresses that articles had before; then follow the article's name and the address. */
const ALIAS = /^aliases\/([^/]+)/;

/**
 * Every address that lasts, by a name that stays when the address changes: the file of an article, a category's slug as
 * it is typed. Those that an article had before stand under its name, so that they are known when it is gone. Numbered pages,
 * forms and files follow from these.
 */
export function publishedAddresses(
  content: Content,
  { slugs, oldPaths }: Pick<Published, 'slugs' | 'oldPaths'>,
): Map<string, string> {
  const typed = new Map(content.taxonomy.map(({ slug }, index) => [slug, slugs[index] ?? slug]));
  const pages = sitePages(content).flatMap(({ kind, route, path, source }): [string, string][] => {
    if (kind === 'article') return [[source.replace(/\.md$/, ''), path]];
    if (kind === 'opening' || kind === 'release') return [[path.slice(1), path]];
    if (route === '/category/[category]') {
      return [[`categories/${typed.get(path.slice(categoryPath('').length))}`, path]];
    }
    return kind === 'page' || path === '/blog' ? [[`pages${path}`, path]] : [];
  });
  // Only an old address with the product's slug in it can change.
  const old = content.redirects.exact.flatMap(({ from }, index): [string, string][] =>
    oldPaths[index]?.includes('{') ? [[`redirects${oldPaths[index]}`, from]] : [],
  );
  const aliases = content.articles.flatMap(({ id, aliases }) =>
    aliases.map((from): [string, string] => [`aliases/${id}${from}`, from]),
  );
  return new Map([...pages, ...old, ...aliases]);
}

/** @returns the name of the text that an address belongs to: of an article, also for those that it had before */
export function textOf(id: string): string {
  const article = ALIAS.exec(id)?.[1];
  return article === undefined ? id : `articles/${article}`;
}

/** A published address that leads nowhere; `now` is where what it led to, or the list that it stood in, is today. */
export type DeadAddress = { id: string; path: string; now: string | undefined };

/** @returns every published address that would die: `leads` says whether one answers, itself or by a redirect */
export function deadAddresses(
  published: Published,
  content: Content,
  leads: (path: string) => boolean,
): DeadAddress[] {
  const current = publishedAddresses(content, published);
  return [...published.addresses]
    .filter(([, path]) => !leads(path))
    .map(([id, path]) => ({ id, path, now: current.get(textOf(id)) ?? listOf(id) }));
}

/** Where a visitor goes on who looks for an opening or a release that was taken down. */
function listOf(id: string): string | undefined {
  const list = /^(?:careers|press)(?=\/)/.exec(id)?.[0];
  return list && `/${list}`;
}

/**
 * @param to where an address leads of which nothing is known
 * @returns the redirects that keep an address alive, with those that followed from it; none where it has nowhere to lead
 */
export function redirectsFor({ id, path, now }: DeadAddress, content: Content, to?: string): Redirect[] {
  const end = now ?? to;
  if (end === undefined) return [];
  if (now !== undefined && id.startsWith('redirects/')) {
    const to = content.redirects.exact.find(({ from }) => from === now)?.to;
    return to ? [{ from: path, to }] : [];
  }
  if (id.startsWith('articles/')) {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const otherForm = path.startsWith('/blog/') ? `/${slug}` : `/blog/${slug}`;
    return [path, otherForm].map((from) => ({ from, to: end }));
  }
  if (now === undefined) return [{ from: path, to: end }];
  if (!id.startsWith('categories/')) return [{ from: path, to: now }];
  const [was, is] = [path, now].map((address) => address.slice(categoryPath('').length)) as [string, string];
  const numbers = categoryListing(is, content).map(({ page }) => page);
  return [
    { from: path, to: now },
    { from: `/${was}`, to: now },
    { from: feedPath(was), to: feedPath(is) },
    ...numbers
      .filter((page) => page > 1)
      .map((page) => ({ from: categoryPath(was, page), to: categoryPath(is, page) })),
  ];
}

/**
 * @param dead addresses that nothing is known of stay in the list, so that they are named until somebody decides
 * @returns the list as it should be: every address of today, by name
 */
export function updatedList(
  published: Published,
  content: Content,
  dead: readonly DeadAddress[],
): Record<string, string> {
  const kept = dead.filter(({ now }) => now === undefined).map(({ id, path }) => [id, path] as const);
  const entries = [...publishedAddresses(content, published), ...kept];
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether an address answers: a page, a file, or a redirect. */
export function answering(addresses: Iterable<string>, redirects: readonly SiteRedirect[]) {
  const known = new Set(addresses);
  const found = redirectFinder(redirects);
  return (path: string): boolean => known.has(path) || found(path) !== undefined;
}

/**
 * Reports every published address that leads nowhere.
 * @param everything drafts and what is scheduled included: what went back to being one has an address still
 * @returns those addresses
 */
export function checkPublished(
  published: Published,
  { shown, everything }: { shown: Content; everything: Content },
  leads: (path: string) => boolean,
  report: Report,
): DeadAddress[] {
  const hidden = publishedAddresses(everything, published);
  const dead = deadAddresses(published, shown, leads);
  const names = new Set(dead.map(({ id }) => id));
  // Those that it had before go its way.
  const told = dead.filter(({ id }) => textOf(id) === id || !names.has(textOf(id)));
  const gone = told.filter(({ id, now }) => now === undefined && !hidden.has(id));
  for (const { id, path, now } of told.filter((address) => !gone.includes(address))) {
    const reason =
      now === undefined
        ? `is not public any more, and ${path} leads nowhere: npm run new -- redirect ${path} /where-it-should-lead`
        : `was at ${path}, which leads nowhere: npm run check-content -- --fix redirects it to ${now}`;
    report({ file: PUBLISHED_FILE, field: id, reason });
  }
  const [first, ...others] = gone;
  if (first) {
    const more =
      others.length > 0 ? ` and ${others.length} more (${others.map(({ id }) => id).join(', ')})` : '';
    const reason = `${first.path}${more} leads nowhere since its text is gone: npm run check-content -- --fix --to /blog redirects ${more ? 'all of them' : 'it'} there, or to another page that you name`;
    report({ file: PUBLISHED_FILE, field: first.id, reason });
  }
  return dead;
}
