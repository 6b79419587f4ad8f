/** Content and addresses together: what a build, `check-content` and `next dev` look at before anything else. */
import { join } from 'node:path';
import { type Content, content, type Problem, reading } from '../../content';
import type { Reading } from '../../content/load';
import { ContentError } from '../../content/problems';
import { located } from '../../content/read/line-of';
import { JSON_FILES } from '../../content/read/registry';
import { publicContent } from '../../content/resolve/publication';
import { siteFiles } from '../files';
import { onceFor } from '../once-for';
import { sitePages } from '../pages';
import { answering, checkPublished, deadAddresses } from '../published';
import { flattenedRedirects, type Redirect, redirectFinder } from '../redirects';
import { checkAddresses, checkRoutes, disputedAddresses, readAppRoutes, takenAddresses } from './addresses';
import { type Anchors, checkLinks, contentLinks, type Link, type OwnSite } from './links';
import { checkRedirects } from './redirects';
import { checkDownloads, checkLetters } from './shown';

const NOT_LOOKED = '  Addresses and links are checked once this is mended.';

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
 * Checks routes, addresses, redirects, links and anchors of a reading.
 * @param root absolute path of the checkout, whose app/ holds the routes
 * @returns the problems, and whether any was `looked` for: not while a JSON file, or the address of an article, cannot be read
 */
export function checkSite({ content: read, published, unread }: Reading, root: string) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const files = [...Object.keys(JSON_FILES), 'facts'] as const;
  const isWhole = files.every((name) => read[name as keyof Content] !== undefined);
  if (!isWhole || unread.addresses.includes(undefined)) return { problems, looked: false };
  const everything = read as Content;
  const shown = publicContent(everything);
  const routes = readAppRoutes(join(root, 'app'));
  const pages = sitePages(everything);
  checkRoutes(pages, routes, report);
  // What such a problem names may be led to; so may a download, which is looked for itself.
  const unsound = [
    ...unread.addresses,
    ...problems.map(({ field }) => field),
    ...everything.press.kit.map(({ file }) => `/press-kit/${file}`),
  ];
  const now = anchorsOf(shown, unsound);
  const then = anchorsOf(everything, unsound);

  checkDownloads(everything, root, report);
  checkLetters(everything, pages, root, report);
  const taken = takenAddresses(everything, routes, root);
  checkAddresses(everything, pages, routes, taken, report);
  const leads = answering(now.keys(), flattenedRedirects(shown));
  const disputed = disputedAddresses(everything, routes);
  // An article that cannot be read, or whose address is another's, is not gone.
  const unsettled = everything.articles
    .filter(({ path }) => disputed.has(path))
    .map(({ id }) => `articles/${id}`);
  const known = new Map(
    [...published.addresses].filter(([id]) => ![...unread.ids, ...unsettled].includes(id)),
  );
  const judged = { ...published, addresses: known };
  checkPublished(judged, { shown, everything }, leads, report);
  // What leads to a text that is gone is the same mistake, and so is a copy.
  const gone = new Set(deadAddresses(judged, shown, leads).map(({ path }) => path));
  const standing = (list: Redirect[]) =>
    list
      .filter(
        ({ from, to }, at) =>
          !gone.has(to) && list.findIndex((one) => one.from === from && one.to === to) === at,
      )
      .map((one) => ({ ...one, to: one.to.replace(`${shown.site.url}/`, '/') }));
  const { exact, prefix } = shown.redirects;
  const redirects = flattenedRedirects({
    ...shown,
    redirects: { exact: standing(exact), prefix: standing(prefix) },
  });
  const begins = (from: string) => [...taken.keys()].some((path) => path.startsWith(from.toLowerCase()));
  const settled = redirects.filter(({ from, kind }) =>
    kind === 'prefix' ? !begins(from) : !disputed.has(from) && !taken.has(from.toLowerCase()),
  );
  checkRedirects(settled, now, report);
  const linked = (links: Link[]) => links.filter(({ target }) => !gone.has(target.split('#')[0] ?? ''));
  const links = contentLinks(shown);
  checkLinks(linked(links), now, then, ownSite(shown), report);
  // A text that is not public yet may refer to others that will be there with it.
  const seen = new Set(links.map(keyOf));
  const later = contentLinks(everything).filter((link) => !seen.has(keyOf(link)));
  checkLinks(linked(later), then, then, ownSite(everything), report);
  return { problems, looked: true };
}

function keyOf({ target, file, field, line }: Link): string {
  return JSON.stringify([file, field, line, target]);
}

function anchorsOf(content: Content, unsound: readonly (string | undefined)[]): Anchors {
  return new Map([
    ...unsound.map((path) => [path ?? '', undefined] as const),
    ...siteFiles(content).map((path) => [path, undefined] as const),
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
