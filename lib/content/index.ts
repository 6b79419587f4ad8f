/** The one door to content/: everything outside lib/content reads through these functions. */
import { join } from 'node:path';
import { loadContent } from './load';
import type { Fact, FactName } from './schemas/facts';
import type { Content } from './types';

const CONTENT_DIR = join(process.cwd(), 'content');

let cached: Content | undefined;

/**
 * @returns all content, read once per process; in `next dev` again at every call, with drafts
 * @throws ContentError naming every offender
 */
export function content(): Content {
  if (process.env.NODE_ENV === 'development') return loadContent(CONTENT_DIR, true);
  cached ??= loadContent(CONTENT_DIR, false);
  return cached;
}

/** @returns the fact as copy states it, such as `$0.003` */
export function fact(name: FactName): string {
  return content().facts[name].text;
}

/**
 * @returns the fact as a number, in the unit that its text shows (a share of 1 where the text is a percentage)
 * @throws Error when the fact has no number
 */
export function factValue(name: FactName): number {
  const { value } = content().facts[name];
  if (value === undefined) throw new Error(`content/facts.json  ${name}.value  is needed as a number`);
  return value;
}

/** @returns the whole entry of a fact, for those with a range or a list */
export function factEntry(name: FactName): Fact {
  return content().facts[name];
}

export type { FactName } from './schemas/facts';
export type { PageEntry } from './schemas/navigation';
export type { PricingFile } from './schemas/pricing';
export type { Site } from './schemas/site';
export type { Author, Category } from './schemas/taxonomy';
export type { Article, Content, MarkdownPage } from './types';
