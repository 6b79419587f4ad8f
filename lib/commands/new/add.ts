import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Category, Content } from '../../content';
import { readContent, wholeContent } from '../../content/load';
import { castName } from '../../content/schemas/drawings';
import { insert } from '../../content/text/insert';
import { errorOf } from '../../site/checks';
import { editFile, withEntry } from '../edit/json';
import { slugOf } from '../rename/identity';
import kinds from './kinds.json' with { type: 'json' };

export type Kind = keyof typeof kinds;
/**
 * What can be made, what it is made of, and what to do with it afterwards. Its entry, the smallest that passes every check,
 * goes into a list of a JSON file, or with a body behind it into a file of its own.
 */
export const KINDS: Readonly<
  Record<Kind, { takes: string; next: string; file: string; entry: object; list?: string[]; body?: string }>
> = kinds;
export type Wanted = { kind: Kind; words: readonly string[]; slug?: string | undefined };

/**
 * Adds an entry that passes every check, or nothing.
 * @returns the file that was written, inside the content folder
 * @throws Error when there is something of that name already, ContentError when the content is or would be unsound
 */
export function addContent(root: string, contentDir: string, today: string, wanted: Wanted): string {
  const before = wholeContent(readContent(contentDir, today));
  const { takes, list, body } = KINDS[wanted.kind];
  const [first, second] = wanted.words;
  if (!first || (wanted.kind === 'redirect' && !second)) {
    throw new Error(`npm run new -- ${wanted.kind} ${takes}`);
  }
  const { file, entry } = entryOf(wanted, before, today);
  const path = join(contentDir, file);
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (list) editFile(path, (text) => withEntry(text, list, entry));
  else if (old !== undefined) throw new Error(`content/${file} is there already`);
  else writeFileSync(path, `---\n${stringify(entry, { lineWidth: 0 })}---\n\n${body}`, { flag: 'wx' });

  const error = errorOf(readContent(contentDir, today), root);
  if (error) {
    if (old === undefined) rmSync(path);
    else writeFileSync(path, old);
    throw error;
  }
  return file;
}

/** @returns the entry with its values in their places, a list where a list is meant, and the file for it */
export function entryOf(
  { kind, words, slug }: Wanted,
  { articles, authors, taxonomy }: Pick<Content, 'articles' | 'authors' | 'taxonomy'>,
  today: string,
): { file: string; entry: object } {
  const { file, entry } = KINDS[kind];
  const [title = '', second = ''] = words;
  const named = (wanted: Category['kind']) => taxonomy.find((category) => category.kind === wanted)?.slug;
  const twoWeeks = new Date(Date.parse(today) + 14 * 86_400_000);
  // An article may name only those as related that are there before it.
  const shown = articles.filter(({ draft, published }) => !draft && published <= today);
  const texts = {
    title,
    today,
    id: JSON.stringify(kinds[kind]).includes('{id}') ? (slug ?? idOf(title)) : '',
    old: title.toLowerCase(),
    new: second,
    soon: twoWeeks.toISOString().slice(0, 10),
    author: authors[0]?.id ?? '',
    avatar: castName.options[0] ?? '',
    category: named('blog') ?? '',
  };
  const lists: Record<string, string[]> = {
    '{topics}': [named('topic') ?? []].flat(),
    '{tags}': [shown[0]?.tags[0] ?? 'Tag'],
    '{related}': shown.slice(0, 2).map(({ id }) => id),
  };
  const filled = JSON.parse(JSON.stringify(entry), (_, value) =>
    typeof value === 'string' ? (lists[value] ?? insert(value, texts)) : value,
  );
  return { file: insert(file, texts), entry: filled };
}

/** @returns the id of something with this title @throws Error where the title has no Latin letters to make one of */
function idOf(title: string): string {
  const id = slugOf(title);
  if (!id) throw new Error(`No address can be made of "${title}": give it --slug in Latin letters`);
  return id;
}
