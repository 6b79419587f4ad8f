/** What `npm run check-content -- --fix` does: nobody who follows an old address ends nowhere. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Reading, wholeContent } from '../../content/load';
import { publicContent } from '../../content/publication';
import { PUBLISHED_FILE } from '../../content/published';
import type { Content } from '../../content/types';
import { answering } from '../../site/checks/published';
import { siteFiles } from '../../site/files';
import { sitePages } from '../../site/pages';
import { deadAddresses, redirectsFor, updatedList } from '../../site/published';
import { flattenedRedirects, type Redirect } from '../../site/redirects';
import { editFile, withEntry, withValue } from './json';

export type AddressFix = {
  /** Redirects to write, each from an address that would die. */
  added: Redirect[];
  /** Sources of redirects whose address answers by itself again. */
  removed: string[];
  /** The list as it should be. */
  list: Record<string, string>;
};

/** @returns what to write so that every published address leads somewhere, where it is known whereto */
export function addressFix(content: Content, { published }: Pick<Reading, 'published'>): AddressFix {
  const addresses = [...sitePages(content).map(({ path }) => path), ...siteFiles(content)];
  const implied = flattenedRedirects({ ...content, redirects: { ...content.redirects, exact: [] } });
  const derived = [...implied.exact, ...implied.moved].map(({ from }) => from);
  const taken = new Set([...addresses, ...derived].map((path) => path.toLowerCase()));
  const removed = content.redirects.exact.map(({ from }) => from).filter((from) => taken.has(from));
  const leads = answering(addresses, flattenedRedirects(content));
  const dead = deadAddresses(published, content, leads);
  const sources = new Set<string>();
  const added = dead
    .flatMap((address) => redirectsFor(address, content))
    .map(({ from, to }) => ({ from: from.toLowerCase(), to }))
    .filter(({ from }) => !leads(from) && !sources.has(from) && sources.add(from));
  return { added, removed, list: updatedList(published, content, dead) };
}

/**
 * Writes redirects and the list of published addresses into a content folder.
 * @returns a line for each thing that was written
 * @throws ContentError while the content itself cannot be read
 */
export function fixAddresses(contentDir: string, reading: Reading): string[] {
  const { added, removed, list } = addressFix(publicContent(wholeContent(reading)), reading);
  const file = join(contentDir, 'redirects.json');
  if (added.length + removed.length > 0) {
    editFile(file, (text) => added.reduce(withRedirect, withoutRedirects(text, removed, reading)));
  }
  const before = reading.published.addresses;
  const changed = Object.entries(list).filter(([id, path]) => before.get(id) !== path);
  const text = `${JSON.stringify(list, null, 2)}\n`;
  const listFile = join(contentDir, PUBLISHED_FILE);
  if (!existsSync(listFile) || readFileSync(listFile, 'utf8') !== text) writeFileSync(listFile, text);
  return [
    ...added.map(({ from, to }) => `content/redirects.json  ${from} → ${to}`),
    ...removed.map(
      (from) => `content/redirects.json  ${from} answers by itself again, so its redirect is removed`,
    ),
    ...changed.map(([id, path]) => `content/${PUBLISHED_FILE}  ${id} is at ${path}`),
  ];
}

const withRedirect = (text: string, { from, to }: Redirect) => withEntry(text, ['exact'], { from, to });

/** From the last to the first, so that places stay true. */
function withoutRedirects(text: string, removed: readonly string[], { content }: Reading): string {
  const places = (content.redirects?.exact ?? []).flatMap(({ from }, at) =>
    removed.includes(from) ? [at] : [],
  );
  return places.reverse().reduce((left, at) => withValue(left, ['exact', at], undefined), text);
}
