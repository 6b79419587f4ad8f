/** What shows only when files are seen together: names of one file in another, titles, days of a last change. */
import type { Report } from '../problems';
import type { JsonContent } from '../read/json-content';
import type { MarkdownPage } from '../read/pages';
import type { Fact, Facts } from '../schemas/base';
import { LONGEST_TITLE } from '../schemas/common';
import type { AppCopy } from '../schemas/drawings';
import { choice, meant } from '../text/nearest';

/** Reports references from one JSON file into another that end nowhere; files that could not be read are not judged. */
export function checkReferences(json: Partial<JsonContent>, facts: Facts, report: Report): void {
  const { events, authors, site, pricing, figures } = json;
  if (site && pricing && site.currency !== pricing.ratesFor) {
    const reason = `holds rates for one ${pricing.ratesFor}, but site.json states amounts in ${site.currency}: give the rates for that`;
    report({ file: 'pricing.json', field: 'ratesFor', reason });
  }
  const least = facts.minimumBudget?.value ?? 0;
  if (pricing && pricing.budget.start < least) {
    const reason = `must not be below the smallest campaign, minimumBudget of facts.json (${least})`;
    report({ file: 'pricing.json', field: 'budget.start', reason });
  }
  const refer = (file: string, field: string, name: string | undefined, home: string, known?: string[]) => {
    if (name === undefined || !known || known.includes(name)) return;
    report({ file, field, reason: `"${name}" is not in ${home}${choice(name, known)}` });
  };
  if (pricing && pricing.countries.length > 0) {
    const { countries } = pricing;
    const ids = countries.map(({ id }) => id);
    refer(
      'site.json',
      'mainMarket',
      site?.mainMarket,
      'pricing.json',
      countries.map(({ code }) => code),
    );
    refer('figures.json', 'perThousand.country', figures?.perThousand.country, 'pricing.json', ids);
  }
  const people = authors?.map(({ id }) => id);
  for (const [index, { host }] of events?.events.entries() ?? [])
    refer('events.json', `events.${index}.host`, host, 'authors.json', people);
}

type Naming = Partial<Pick<JsonContent, 'pages' | 'categories'>> & {
  markdownPages: ReadonlyMap<string, MarkdownPage>;
};

/** @returns every list in which pages and topics name articles, with its place */
export function namedArticles({ pages = [], categories, markdownPages }: Naming) {
  return [
    ...pages.map(({ reads }, at) => ({ file: 'pages.json', field: `${at}.reads`, list: reads })),
    ...[...markdownPages.values()].map(({ file, front }) => ({ file, field: 'reads', list: front.reads })),
    ...(categories?.topics ?? []).map(({ first: list = [] }, at) => {
      return { file: 'categories.json', field: `topics.${at}.first`, list };
    }),
  ];
}

/**
 * Reports articles that pages and topics name and that are not there: they are left out, and nothing else is lost.
 * @param ids of all articles, drafts too
 */
export function checkNamedArticles(naming: Naming, ids: ReadonlySet<string>, report: Report): void {
  for (const { file, field, list } of namedArticles(naming)) {
    for (const [index, id] of list.entries()) {
      if (ids.has(id)) continue;
      const reason = `no article has the id "${id}"${meant(id, [...ids])}`;
      report({ file, field: `${field}.${index}`, reason });
    }
  }
}

/** Warns of a balance that the drawn app pays out although it is below the threshold. */
export function checkDrawnPayout(app: AppCopy | undefined, facts: Facts, warn: Report): void {
  const rate = facts.exampleRate?.value;
  const least = facts.payoutThresholdGuide?.value;
  if (!app || !rate || !least || app.balance.views * rate >= least) return;
  const views = Math.ceil(least / rate);
  const reason = `bring less than payoutThresholdGuide, which the drawn app could not pay out: ${views} are enough`;
  warn({ file: 'app.json', field: 'balance.views', reason });
}

/** A page as its file names and dates it. */
export interface Titled {
  file: string;
  /** Path of its entry in the file, with a dot at its end; nothing where the file is the page. */
  entry?: string;
  path: string;
  title: string;
  seoTitle?: string | undefined;
  published?: string;
  /** A day, or the name of a fact that has one. */
  updated?: string | undefined;
}

/**
 * Reports titles that a page has already, and days of a last change that are still to come; warns of titles that search
 * engines cut, where nothing shorter is given.
 * @param articles of which no two have one title
 */
export function checkTitles(
  read: { pages: Titled[]; articles: Titled[]; facts: Record<string, Fact> },
  today: string,
  report: Report,
  warn: Report,
): void {
  const { pages, articles, facts } = read;
  const all = [...pages, ...articles];
  // Where an editor sits the day may have begun already.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const owners = new Map([...pages].reverse().map((page) => [page.title.toLowerCase(), page.path]));
  for (const { file, entry = '', path, title, seoTitle, published = '', updated = '' } of all) {
    const field = `${entry}title`;
    const owner = owners.get(title.toLowerCase()) ?? path;
    if (owner !== path) report({ file, field, reason: `is the title of ${owner} already` });
    if (/^\d/.test(updated) && updated > published) checkDay(file, `${entry}updated`, updated);
    if (seoTitle !== undefined || title.length <= LONGEST_TITLE) continue;
    const reason = `has ${title.length} characters, of which search engines show ${LONGEST_TITLE}: add a seoTitle`;
    warn({ file, field, reason });
  }
  for (const [name, { date = '' }] of Object.entries(facts)) checkDay('facts.json', `${name}.date`, date);

  function checkDay(file: string, field: string, day: string): void {
    const reason = 'is later than today: give the day on which the text last changed';
    if (day > tomorrow) report({ file, field, reason });
  }
}
