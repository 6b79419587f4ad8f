import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent, wholeContent } from '../../content/load';
import { castName } from '../../content/schemas/cast';
import type { Content } from '../../content/types';
import { errorOf } from '../../site/sound';
import { editFile, withEntry } from '../edit/json';
import {
  articleText,
  author,
  type Draft,
  event,
  idOf,
  opening,
  pageText,
  releaseText,
  testimonial,
} from './entries';

/** What can be made, what it is made of, and what to do with it afterwards. */
export const KINDS = {
  article: { takes: '"Title"', next: 'Write it, see it with npm run dev, then remove the line draft: true.' },
  page: {
    takes: '"Title"',
    next: 'Write it, and say in menu where it is linked: header, company, resources.',
  },
  release: { takes: '"Title"', next: 'Write it, then remove the line sample: true.' },
  opening: { takes: '"Title"', next: 'Fill it in, then set sample to false.' },
  event: { takes: '"Title"', next: 'Fill it in, then set sample to false.' },
  author: { takes: '"Name"', next: 'Say what they do in role. Articles name them by their id.' },
  testimonial: { takes: '"Name"', next: 'Fill it in, then set sample to false.' },
  redirect: { takes: '/old /new', next: 'It holds from the next build on.' },
} as const;
export type Kind = keyof typeof KINDS;

export type Wanted = { kind: Kind; words: readonly string[]; slug?: string | undefined };

/**
 * Adds an entry that passes every check, or nothing.
 * @param root absolute path of the checkout
 * @param contentDir the folder that is written to
 * @returns the file that was written, inside the content folder
 * @throws Error when there is something of that name already, ContentError when the content is or would be unsound
 */
export function addContent(root: string, contentDir: string, today: string, wanted: Wanted): string {
  const before = wholeContent(readContent(contentDir, today));
  const [first = '', second = ''] = wanted.words;
  if (!first || (wanted.kind === 'redirect' && !second)) {
    throw new Error(`npm run new -- ${wanted.kind} ${KINDS[wanted.kind].takes}`);
  }
  const { file, text } = entryOf(wanted, before, { title: first, today });
  const path = join(contentDir, file);
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (typeof text === 'string') writeNew(path, file, text);
  else editFile(path, text);
  const error = errorOf(readContent(contentDir, today), root);
  if (error) {
    if (old === undefined) rmSync(path);
    else writeFileSync(path, old);
    throw error;
  }
  return file;
}

type Entry = { file: string; text: string | ((old: string) => string) };

function entryOf({ kind, words, slug }: Wanted, content: Content, draft: Draft): Entry {
  const id = () => slug ?? idOf(draft.title);
  const appended = (file: string, list: string[], entry: unknown): Entry => {
    return { file, text: (old) => withEntry(old, list, entry) };
  };
  switch (kind) {
    case 'article':
      return { file: `articles/${id()}.md`, text: articleText(draft, id(), relatable(content, draft.today)) };
    case 'page':
      return { file: `pages/${id()}.md`, text: pageText(draft) };
    case 'release':
      return { file: `press/${id()}.md`, text: releaseText(draft) };
    case 'opening':
      return appended('careers.json', ['openings'], opening(draft, id()));
    case 'event':
      return appended('events.json', ['events'], event(draft, id(), content.authors[0]?.id ?? ''));
    case 'author':
      return appended('authors.json', [], author(draft, id()));
    case 'testimonial':
      return appended('testimonials.json', [], testimonial(draft, castName.options[0] ?? ''));
    case 'redirect':
      return appended('redirects.json', ['exact'], { from: words[0]?.toLowerCase(), to: words[1] });
  }
}

/** An article may name only those as related that are there before it. */
function relatable(content: Content, today: string): Content {
  const articles = content.articles.filter(({ draft, published }) => !draft && published <= today);
  return { ...content, articles };
}

/** Nothing that somebody wrote is ever overwritten. */
function writeNew(path: string, file: string, text: string): void {
  if (existsSync(path)) throw new Error(`content/${file} is there already`);
  writeFileSync(path, text, { flag: 'wx' });
}
