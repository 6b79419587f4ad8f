/** The one door to content/: everything outside lib/content reads through these functions. */
import { join } from 'node:path';
import { readSettings } from '../settings/read';
import { lastChange } from './last-change';
import { loadContent } from './load';
import type { Fact, FactName } from './schemas/facts';
import type { Content } from './types';

const CONTENT_DIR = join(process.cwd(), 'content');

let cached: { content: Content; change: string } | undefined;

/**
 * @returns all content, read once per process; in `next dev` again after a change, with drafts
 * @throws ContentError naming every offender, SettingsError when the environment cannot be used
 */
export function content(): Content {
  const development = process.env.NODE_ENV === 'development';
  const change = development ? lastChange(CONTENT_DIR) : '';
  if (cached?.change !== change)
    cached = { content: forThisDeployment(loadContent(CONTENT_DIR, development)), change };
  return cached.content;
}

/** A deployment may stand at another origin than site.json names: a preview, or the owner's own domain. */
function forThisDeployment(loaded: Content): Content {
  const { SITE_URL } = readSettings();
  return SITE_URL ? { ...loaded, site: { ...loaded.site, url: SITE_URL } } : loaded;
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

export type { Opening } from './schemas/careers';
export type { Point } from './schemas/company';
export type { FactName } from './schemas/facts';
export type { PageEntry } from './schemas/navigation';
export type { PartnerMarkEntry, Partnership } from './schemas/partners';
export type { KitFile, NewsItem } from './schemas/press';
export type { PricingFile } from './schemas/pricing';
export type { Site } from './schemas/site';
export type { Author, Category } from './schemas/taxonomy';
export type { Article, Content, MarkdownPage, PressRelease } from './types';
