/** Content and addresses together: what a build, `check-content` and `next dev` look at before anything else. */
import { join } from 'node:path';
import { type Content, content, type Problem, reading } from '../../content';
import type { Reading } from '../../content/load';
import { ContentError, located } from '../../content/problems';
import { publicContent } from '../../content/publication';
import { JSON_FILES } from '../../content/read/json-content';
import { siteFiles } from '../files';
import { onceFor } from '../once-for';
import { sitePages } from '../pages';
import { answering, checkPublished, textOf } from '../published';
import { flattenedRedirects, type Redirect, redirectFinder } from '../redirects';
import { type AppRoutes, checkAddresses, checkRoutes, readAppRoutes } from './addresses';
import { type Anchors, checkLinks, contentLinks, type OwnSite } from './links';
import { checkRedirects } from './redirects';
import { checkDownloads, checkLetters } from './shown';

const NOT_LOOKED = '  Other addresses, and links, are checked once this is mended.';

const errorFound = onceFor((read: Reading) => errorOf(read, process.cwd()));

/** @returns content(), found sound with every address and link in it @throws ContentError naming every offender at once */
export function soundContent(): Content {
  const error = errorFound(reading());
  if (error) throw error;
  return content();
}

/** @param root absolute path of the checkout @returns one error with every problem, or null */
export function errorOf(read: Reading, root: string): ContentError | null {
  const { problems, looked } = checkSite(read, root);
  const all = [...read.problems, ...problems].map((problem) => located(read.contentDir, problem));
  return all.length > 0 ? new ContentError(all, looked ? undefined : NOT_LOOKED) : null;
}

/**
 * Checks routes, addresses, redirects, links and anchors of a reading, each once what it builds on is sound: so a mistake is
 * told once, and not by all that follows from it.
 * @param root absolute path of the checkout, whose app/ holds the routes
 * @returns the problems, and whether everything was `looked` at: not while a JSON file, or a text, cannot
 *   be read, nor while two things claim an address, or a published one leads nowhere
 */
export function checkSite({ content: read, published, unread }: Reading, root: string) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const files = [...Object.keys(JSON_FILES), 'facts'] as const;
  const isWhole = files.every((name) => read[name as keyof Content] !== undefined);
  if (!isWhole || unread.some(({ path }) => path === undefined)) return { problems, looked: false };
  const everything = read as Content;
  const shown = publicContent(everything);
  const routes = readAppRoutes(join(root, 'app'));
  const pages = sitePages(everything);
  checkRoutes(pages, routes, report);
  checkAddresses(everything, pages, routes, root, report);
  // Articles that share a slug are told where articles are looked at.
  const slugs = new Set(everything.articles.map(({ slug }) => slug));
  const isSettled = problems.length === 0 && slugs.size === everything.articles.length;
  checkDownloads(everything, root, report);
  checkLetters(everything, pages, root, report);
  if (!isSettled) return { problems, looked: false };

  // What cannot be read may be led to; so may a download, which is looked for itself.
  const isUnread = (id: string) => unread.some((one) => one.id === textOf(id));
  const unsound = [
    ...unread.flatMap(({ path }) => path ?? []),
    ...[...published.addresses].flatMap(([id, path]) => (isUnread(id) ? [path] : [])),
    ...everything.press.kit.map(({ file }) => `/press-kit/${file}`),
  ];
  const now = anchorsOf(shown, routes, unsound);
  const then = anchorsOf(everything, routes, unsound);
  // What cannot be read is not gone.
  const addresses = new Map([...published.addresses].filter(([id]) => !isUnread(id)));
  const leads = answering(now.keys(), flattenedRedirects(shown));
  const dead = checkPublished({ ...published, addresses }, { shown, everything }, leads, report);
  if (dead.length > 0) return { problems, looked: false };

  // A copy is told as the file is read.
  const single = (list: readonly Redirect[]) => [
    ...new Map(
      list.map(({ from, to }) => [`${from} ${to}`, { from, to: to.replace(`${shown.site.url}/`, '/') }]),
    ).values(),
  ];
  const { exact, prefix } = shown.redirects;
  const own = { exact: single(exact), prefix: single(prefix) };
  checkRedirects(flattenedRedirects({ ...shown, redirects: own }), now, report);
  const links = contentLinks(shown);
  checkLinks(links, now, then, ownSite(shown), report);
  // A text that is not public yet may refer to others that will be there with it.
  const seen = new Set(links.map((link) => JSON.stringify(link)));
  const later = contentLinks(everything).filter((link) => !seen.has(JSON.stringify(link)));
  checkLinks(later, then, then, ownSite(everything), report);
  // Links of a text that cannot be read are not known.
  return { problems, looked: unread.length === 0 };
}

function anchorsOf(content: Content, routes: AppRoutes, unsound: readonly string[]): Anchors {
  return new Map([
    ...unsound.map((path) => [path, undefined] as const),
    ...siteFiles(content, routes).map((path) => [path, undefined] as const),
    ...sitePages(content).map(
      ({ path, anchors, anyAnchor }) => [path, anyAnchor ? undefined : new Set(anchors)] as const,
    ),
  ]);
}

function ownSite(content: Content): OwnSite {
  return {
    url: content.site.url,
    redirectOf: redirectFinder(flattenedRedirects(content).filter(({ kind }) => kind !== 'prefix')),
    pages: new Map(sitePages(content).map(({ source, path }) => [source, path])),
  };
}
