/**
 * What tests know of content/: what its files say, with every `{name}` filled in, read by the one reader that there is.
 * How the site has to write days and sums, and at which addresses what is found, is worked out here by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Content, FactName } from '../lib/content';

/** Read by a process of its own, so that no code of the product is loaded beside a test. */
const READER = `const { content } = await import('./lib/content/index.ts');
process.stdout.write(JSON.stringify(content(), (_, value) => (value instanceof Map ? [...value] : value)));`;
const read = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', READER], {
  encoding: 'utf8',
  maxBuffer: 1e9,
});
const parsed = JSON.parse(read) as Content;
const all: Content = { ...parsed, markdownPages: new Map(parsed.markdownPages) };

/** @returns all that is public today */
export const content = (): Content => all;
export const factEntry = (name: FactName) => all.facts[name];
export const fact = (name: FactName): string => factEntry(name).text;

/** @throws Error when the fact has no number */
export function factValue(name: FactName): number {
  const { value } = factEntry(name);
  if (value === undefined) throw new Error(`content/facts.json has no number for ${name}`);
  return value;
}

const { site, pricing, pages, articles, taxonomy, careers, pressReleases } = all;

/** Articles on a page of the blog, and of a category (specification, section 2). */
const BLOG_PAGE = 6;
export const CATEGORY_PAGE = 9;

/** @returns a day `YYYY-MM-DD` as pages write it: `March 20, 2024` */
export function writtenDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** @returns an amount in the site's currency: `$1,250.00` */
export function writtenSum(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: site.currency });
}

/** @returns an amount in the site's currency as it is in a country: `KES 55`; whole from ten on */
export function localSum(amount: number, country = site.mainMarket): string {
  const { currencyCode } = pricing.countries.find(({ code }) => code === country) ?? {};
  // Without its country an amount is as the site states it.
  if (currencyCode === undefined) return writtenSum(amount);
  const local = amount * (pricing.perUnit[currencyCode] ?? Number.NaN);
  const digits = local >= 10 ? 0 : 2;
  const figure = local.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${currencyCode}\u00a0${figure}`;
}

/** @returns a colour of content/theme.json */
export function themeColour(name: string): string {
  const theme = JSON.parse(readFileSync('content/theme.json', 'utf8')) as { colours: Record<string, string> };
  return theme.colours[name] ?? '';
}

/** Whether some audience can be booked in some country: without any, the home page has no prices. */
export const HAS_PRICES = pricing.categories.some(({ prices = [] }) =>
  prices.some(({ country }) => pricing.countries.some(({ id }) => id === country)),
);

/** What stands for an article where there is none: its tests are skipped. */
export const NO_ARTICLE = {
  title: '',
  slug: '',
  path: '',
  headings: [],
  category: { slug: '', title: '' },
} as unknown as Content['articles'][number];

/** What stands at an anchor, or at those of a page that its entries have. */
const LISTS: Record<string, readonly unknown[]> = {
  '/#features': all.home.features,
  '/#how-it-works': all.home.steps,
  '/#pricing': HAS_PRICES ? all.pricing.categories : [],
  '/#get-started': all.home.doors,
  '/about-us#vision': all.about.vision,
  '/advertiser-guide#campaign-types': all.advertiserGuide.campaignTypes,
  '/earn-money#programs': all.earnMoney.programs,
  '/whatsapp-earning-guide#steps': all.earningGuide.steps,
  '/whatsapp-earning-guide#tiers': all.earningGuide.tiers,
  '/help-center': all.faqs.faqs,
  '/trust': all.trust.answers,
  '/how-payouts-work#countries': all.pricing.countries,
  '/how-payouts-work': all.payouts.answers,
  '/community': all.events.events,
  '/press#releases': all.pressReleases,
  '/press#in-the-news': all.press.news,
  '/press#media-kit': all.press.kit,
};

/** @returns whether a link of the site leads to the head of its page, since the list at its anchor is empty (content/README.md) */
export function isEmptied(target: string): boolean {
  return (LISTS[target] ?? LISTS[target.split('#')[0] ?? ''])?.length === 0;
}

/** @returns the articles of a category or topic, newest first */
export function articlesIn(slug: string) {
  return articles.filter(({ category, topics }) => [category, ...topics].some((one) => one.slug === slug));
}

/** @returns how many pages a list of so many articles fills; an empty one has one */
export function pagesOf(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

/** @returns the address of every page of a list, the first without a number */
export function numbered(path: string, pageCount: number): string[] {
  return Array.from({ length: pageCount }, (_, index) => (index === 0 ? path : `${path}/page/${index + 1}`));
}

/** Every page of the blog's list. */
export const BLOG_PAGES = numbered('/blog', pagesOf(articles.length, BLOG_PAGE));

/** Every page that visitors are led to, but for lists of tags; the home page first. */
export const PATHS = [
  ...new Set([
    ...pages.map(({ path }) => path),
    ...BLOG_PAGES,
    ...articles.map(({ path }) => path),
    ...taxonomy.flatMap(({ slug }) =>
      numbered(`/category/${slug}`, pagesOf(articlesIn(slug).length, CATEGORY_PAGE)),
    ),
    ...careers.openings.map(({ slug }) => `/careers/${slug}`),
    ...pressReleases.map(({ slug }) => `/press/${slug}`),
  ]),
];
