/** The one door to content/: everything outside lib/content reads through these functions. */
import { join } from 'node:path';
import { type Currencies, formatMoney, formatPrice, formatRate } from '../money/index';
import { type Content, type Reading, readContent, wholeContent } from './load';
import { publicContent } from './publication';
import { lastChange } from './read/watch';
import type { Fact, FactName } from './schemas/base';
import { readSettings } from './settings/read';
import { today } from './text/dates';

const CONTENT_DIR = join(/* turbopackIgnore: true */ process.cwd(), 'content');

type Held = { reading: Reading; content: Content | undefined; change: string };

// Next gives pages and route handlers a copy of this module each, and thousands of articles are not to be held twice.
// In development a copy is new because the code is.
const registry: { [key: symbol]: Held | undefined } = isDevelopment() ? {} : globalThis;
const HELD = Symbol.for(`content of ${CONTENT_DIR}`);

/** @returns content/ as far as it can be read, with its problems; see `content` for how long it is kept */
export function reading(): Reading {
  return current().reading;
}

/**
 * @returns all content that is public today, read once per process; in `next dev` again after a change, with drafts
 * and what is scheduled
 * @throws ContentError naming every offender, SettingsError when the environment cannot be used
 */
export function content(): Content {
  const entry = current();
  if (entry.content) return entry.content;
  const whole = wholeContent(entry.reading);
  const shown = isDevelopment() ? whole : publicContent(whole);
  // A deployment may stand at another origin than site.json names: a preview, or the owner's own domain.
  const url = readSettings().SITE_URL ?? shown.site.url;
  entry.content = { ...shown, site: { ...shown.site, url } };
  return entry.content;
}

function current(): Held {
  const change = isDevelopment() ? lastChange(CONTENT_DIR) : '';
  const held = registry[HELD];
  if (held?.change === change) return held;
  const reading = readContent(CONTENT_DIR, readSettings().TODAY ?? today());
  const read = { reading, content: undefined, change };
  registry[HELD] = read;
  return read;
}

function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** @returns the fact as copy states it, such as `$0.003` */
export function fact(name: FactName): string {
  return factEntry(name).text;
}

/** @returns the fact as a number, a share of 1 where its text is a percentage @throws Error when it has none */
export function factValue(name: FactName): number {
  const { value } = factEntry(name);
  if (value === undefined) throw new Error(`content/facts.json  ${name}.value  is needed as a number`);
  return value;
}

/** @returns the whole entry of a fact, for those with a range or a list @throws Error when there is none */
export function factEntry(name: FactName): Fact {
  const entry: Fact | undefined = content().facts[name];
  if (!entry) throw new Error(`content/facts.json  ${name}  is needed by a page`);
  return entry;
}

/** @returns the currency of the country that pages speak to first, ISO 4217 */
export function mainCurrency(): string {
  const { site, pricing } = content();
  return pricing.countries.find(({ code }) => code === site.mainMarket)?.currencyCode ?? site.currency;
}

/** @returns an amount in the currency of the site as it is paid in the main market: `KES 390` */
export function localMoney(amount: number): string {
  return formatMoney(amount, mainCurrency(), currencies());
}

/** @returns the same of what a single view or post costs or pays, with the decimals that it needs: `KES 0.39`, `$0.003` */
export function localRate(amount: number): string {
  const { own, perUnit } = currencies();
  const rate = perUnit[mainCurrency()];
  return mainCurrency() === own || !rate
    ? formatRate(amount, own)
    : formatPrice(amount * rate, mainCurrency());
}

/** @returns what amounts are stated in, and what one of it is in other currencies */
export function currencies(): Currencies {
  const { site, pricing } = content();
  return { own: site.currency, perUnit: pricing.perUnit };
}

export type { Content, PressRelease } from './load';
export type { Problem, Report } from './problems';
export type { Article } from './read/articles';
export type { MarkdownPage } from './read/pages';
export type { FactName, PricingFile, Site } from './schemas/base';
export type { Point } from './schemas/common';
export type { KitFile, NewsItem, Opening, PartnerMarkEntry, Partnership } from './schemas/company';
export type { Counted } from './schemas/front-matter';
export type { Author, Category, PageEntry } from './schemas/navigation';
