/** What `npm run check-content -- --fix` does: nobody who follows an old address ends nowhere. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedArticles } from '../../content/check/across-files';
import { type Content, type Reading, wholeContent } from '../../content/load';
import { publicContent } from '../../content/publication';
import { PUBLISHED_FILE } from '../../content/read/published';
import { readAppRoutes } from '../../site/checks/addresses';
import { siteFiles } from '../../site/files';
import { sitePages } from '../../site/pages';
import { answering, deadAddresses, redirectsFor, updatedList } from '../../site/published';
import { flattenedRedirects } from '../../site/redirects';
import { editFile, withEntry, withValue } from './json';

/**
 * @param to where addresses lead of which nothing is known any more; without it they stay in the list
 * @returns what to write so that every published address leads somewhere: redirects from addresses that would die, the
 *   sources of those whose address answers by itself again, of those that led to what is gone, and the list as it should be
 */
export function addressFix(content: Content, { published }: Pick<Reading, 'published'>, to?: string) {
  const routes = readAppRoutes(join(process.cwd(), 'app'));
  const addresses = [...sitePages(content).map(({ path }) => path), ...siteFiles(content, routes)];
  const implied = flattenedRedirects({ ...content, redirects: { ...content.redirects, exact: [] } });
  const derived = implied.flatMap(({ kind, from }) => (/exact|moved/.test(kind) ? from : []));
  const taken = new Set([...addresses, ...derived].map((path) => path.toLowerCase()));
  const removed = content.redirects.exact.map(({ from }) => from).filter((from) => taken.has(from));
  const leads = answering(addresses, flattenedRedirects(content));
  if (to !== undefined && !addresses.includes(to.split('#')[0] ?? '')) {
    throw new Error(`${to} is no page of this site`);
  }
  const dead = deadAddresses(published, content, leads);
  const gone = dead.filter(({ now }) => now === undefined);
  const sources = new Set<string>();
  const added = dead
    .flatMap((address) => redirectsFor(address, content, to))
    .map(({ from, to }) => ({ from: from.toLowerCase(), to }))
    .filter(({ from }) => !leads(from) && !sources.has(from) && sources.add(from));
  // Links may name the product where an address that is gone had its slug: so does the redirect, for another slug to come.
  const slug = new RegExp(`(?<![a-z0-9])${content.site.product.slug}(?![a-z0-9])`, 'g');
  const ends = new Set(
    gone.flatMap((one) => redirectsFor(one, content, to)).map(({ from }) => from.toLowerCase()),
  );
  const typed = new Map(
    added.map(({ from }) => [from, ends.has(from) ? from.replace(slug, '{product}') : from] as const),
  );
  const noted = [...typed].filter(([from, type]) => from !== type);
  const kept = [
    ...(to === undefined ? dead : []),
    ...noted.map(([path, type]) => ({ id: `redirects${type}`, path, now: undefined })),
  ];
  const lost = new Set(to === undefined ? [] : gone.map(({ path }) => path));
  const moved = content.redirects.exact.filter((entry) => lost.has(entry.to)).map(({ from }) => from);
  return { added, typed, removed, moved, list: updatedList(published, content, kept) };
}

/**
 * Writes redirects and the list of published addresses into a content folder.
 * @param to where addresses lead whose text is gone
 * @returns a line for each thing that was written
 * @throws ContentError while the content itself cannot be read
 */
export function fixAddresses(contentDir: string, reading: Reading, to?: string): string[] {
  const fix = addressFix(publicContent(wholeContent(reading)), reading, to);
  const { added, typed, removed, moved, list } = fix;
  const file = join(contentDir, 'redirects.json');
  if (added.length + removed.length + moved.length > 0) {
    editFile(file, (text) =>
      added.reduce(
        (left, { from, to }) => withEntry(left, ['exact'], { from: typed.get(from), to }),
        rewritten(text, fix, to, reading),
      ),
    );
  }
  const named =
    to === undefined ? [] : [...relatedInstead(contentDir, reading), ...namesDropped(contentDir, reading)];
  const before = reading.published.addresses;
  const changed = Object.entries(list).filter(([id, path]) => before.get(id) !== path);
  const text = `${JSON.stringify(list, null, 2)}\n`;
  const listFile = join(contentDir, PUBLISHED_FILE);
  if (!existsSync(listFile) || readFileSync(listFile, 'utf8') !== text) writeFileSync(listFile, text);
  return [
    ...added.map(({ from, to }) => `content/redirects.json  ${from} → ${to}`),
    ...moved.map((from) => `content/redirects.json  ${from} → ${to}`),
    ...named,
    ...removed.map(
      (from) => `content/redirects.json  ${from} answers by itself again, so its redirect is removed`,
    ),
    ...changed.map(([id, path]) => `content/${PUBLISHED_FILE}  ${id} is at ${path}`),
  ];
}

/**
 * Names other articles where texts name one that is gone: the newest of their category, else of all.
 * @returns a line for each article that was edited
 */
function relatedInstead(contentDir: string, { content: { articles }, published }: Reading): string[] {
  const ids = new Set(articles.map(({ id }) => id));
  return articles.flatMap(({ id, file, related, category, draft }) => {
    const gone = related.filter((name) => !ids.has(name) && published.addresses.has(`articles/${name}`));
    if (gone.length === 0) return [];
    const others = articles.filter(
      (other) => other.id !== id && !related.includes(other.id) && (draft || !other.draft),
    );
    const instead = [
      ...others.filter((other) => other.category.slug === category.slug),
      ...others.filter((other) => other.category.slug !== category.slug),
    ];
    const kept = related.filter((name) => !gone.includes(name));
    const names = [...kept, ...instead.slice(0, gone.length).map((other) => other.id)];
    return writtenNames(contentDir, file, 'related', names);
  });
}

/**
 * Takes articles that are gone out of what pages and topics name.
 * @returns a line for each list that was edited
 */
function namesDropped(contentDir: string, { content, published }: Reading): string[] {
  const ids = new Set(content.articles.map(({ id }) => id));
  const pages = content.pages?.slice(0, -content.markdownPages.size || undefined);
  return namedArticles({ ...content, pages }).flatMap(({ file, field, list }) => {
    const kept = list.filter((id) => ids.has(id) || !published.addresses.has(`articles/${id}`));
    return kept.length === list.length ? [] : writtenNames(contentDir, file, field, kept);
  });
}

/** Puts names into a list of a JSON file or of front matter. @returns the line that says so */
function writtenNames(contentDir: string, file: string, field: string, names: readonly string[]): string[] {
  const list = `${field}: [${names.join(', ')}]`;
  const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const typed = new RegExp(`^${field}:[ \\t]*(?:\\[[^\\]]*\\])?[ \\t]*\\n(?:[ \\t]*- .*\\n)*`, 'm');
  editFile(join(contentDir, file), (text) =>
    file.endsWith('.md') ? text.replace(typed, `${list}\n`) : withValue(text, path, names),
  );
  return [`content/${file}  ${list}`];
}

/** Entries that lead elsewhere now, or that go; from the last to the first, so that places stay true. */
function rewritten(
  text: string,
  { moved, removed }: ReturnType<typeof addressFix>,
  to: unknown,
  { content }: Reading,
): string {
  return (content.redirects?.exact ?? []).reduceRight((left, { from }, at) => {
    if (removed.includes(from)) return withValue(left, ['exact', at], undefined);
    return moved.includes(from) ? withValue(left, ['exact', at, 'to'], to) : left;
  }, text);
}
