/** The JSON files of content/: which there are, and how they are read. */
import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import type blogFile from '@/content/blog.json';
import type calculatorFile from '@/content/calculator.json';
import type mailFile from '@/content/mail.json';
import type noticesFile from '@/content/notices.json';
import type scriptFile from '@/content/script.json';
import { currencyName, factText, joinWords, modelProblems, moneyModel } from '../../money/index';
import { check } from '../check/schema';
import type { Report } from '../problems';
import { type Fact, type Facts, factsSchema, pricingSchema, siteSchema, themeSchema } from '../schemas/base';
import { copyOf } from '../schemas/common';
import * as company from '../schemas/company';
import * as drawings from '../schemas/drawings';
import * as guides from '../schemas/guides';
import { formsSchema, homeSchema } from '../schemas/home';
import * as navigation from '../schemas/navigation';
import { readSettings, type Settings } from '../settings/read';
import { meant, nearest } from '../text/nearest';
import { typeset, typesetDeep } from '../text/typography';
import { openFiller } from './filler';
import { readJson } from './json-file';
import { PUBLISHED_FILE } from './published';

/**
 * Every JSON file of content/ (but facts.json, which fills the others) and the schema that it must satisfy.
 * A new file is one line here: it is then read, filled, validated and typed like the rest.
 */
export const JSON_FILES = {
  site: { file: 'site.json', schema: siteSchema },
  theme: { file: 'theme.json', schema: themeSchema },
  navigation: { file: 'navigation.json', schema: navigation.navigationSchema },
  notices: { file: 'notices.json', schema: copyOf<typeof noticesFile>() },
  blog: { file: 'blog.json', schema: copyOf<typeof blogFile>() },
  calculator: { file: 'calculator.json', schema: copyOf<typeof calculatorFile>() },
  pages: { file: 'pages.json', schema: navigation.pagesSchema },
  categories: { file: 'categories.json', schema: navigation.categoriesSchema },
  redirects: { file: 'redirects.json', schema: navigation.redirectsSchema },
  about: { file: 'about.json', schema: company.aboutSchema },
  careers: { file: 'careers.json', schema: company.careersSchema },
  press: { file: 'press.json', schema: company.pressSchema },
  partners: { file: 'partners.json', schema: company.partnersSchema },
  trust: { file: 'trust.json', schema: company.trustSchema },
  contact: { file: 'contact.json', schema: company.contactSchema },
  home: { file: 'home.json', schema: homeSchema },
  testimonials: { file: 'testimonials.json', schema: guides.testimonialsSchema },
  showcase: { file: 'showcase.json', schema: drawings.showcaseSchema },
  script: { file: 'script.json', schema: copyOf<typeof scriptFile>() },
  app: { file: 'app.json', schema: drawings.appSchema },
  figures: { file: 'figures.json', schema: drawings.figuresSchema },
  cast: { file: 'cast.json', schema: drawings.castSchema },
  payouts: { file: 'payouts.json', schema: company.payoutsSchema },
  risk: { file: 'risk.json', schema: company.riskSchema },
  pricing: { file: 'pricing.json', schema: pricingSchema },
  forms: { file: 'forms.json', schema: formsSchema },
  mail: { file: 'mail.json', schema: copyOf<typeof mailFile>(3) },
  authors: { file: 'authors.json', schema: navigation.authorsSchema },
  faqs: { file: 'faqs.json', schema: guides.faqsSchema },
  earningGuide: { file: 'earning-guide.json', schema: guides.earningGuideSchema },
  earnMoney: { file: 'earn-money.json', schema: guides.earnMoneySchema },
  advertiserGuide: { file: 'advertiser-guide.json', schema: guides.advertiserGuideSchema },
  community: { file: 'community.json', schema: guides.communitySchema },
  events: { file: 'events.json', schema: guides.eventsSchema },
  stories: { file: 'stories.json', schema: guides.storiesSchema },
  download: { file: 'download.json', schema: guides.downloadSchema },
} as const satisfies Record<string, { file: string; schema: z.ZodType }>;

export type JsonContent = {
  [Name in keyof typeof JSON_FILES]: z.output<(typeof JSON_FILES)[Name]['schema']>;
};

/**
 * Reads all JSON files of a content folder.
 * @returns those that are sound, filled and validated, and what fills texts; undefined while one of those that all others are
 *   filled from is not sound: what else is wrong shows once that has been mended
 */
export function readJsonContent(contentDir: string, tell: Report) {
  const told = new Set<string>();
  // Likewise of a single value.
  const report: Report = (problem) => {
    const place = `${problem.file} ${problem.field}`;
    if (!told.has(place)) tell(problem);
    told.add(place);
  };
  reportOthers(contentDir, report);
  const raw = Object.fromEntries(
    Object.entries(JSON_FILES).map(([name, { file }]) => [name, readJson(contentDir, file, report)]),
  );
  const base = readBase({ ...raw, facts: readJson(contentDir, 'facts.json', report) }, report);
  if (!base) return undefined;
  const { facts, money } = base;
  const filler = openFiller({ names: placeholderNames(base, readSettings()), money });
  const json = Object.fromEntries(
    Object.entries(JSON_FILES).map(([name, { file, schema }]) => {
      const filled = typesetDeep(filler.deep(raw[name], file));
      return [name, check(schema, filled, file, report)];
    }),
  ) as Partial<JsonContent>;
  return { facts, json, filler, money };
}

/** @returns what all other files are filled from, and the model of its numbers; undefined where anything of it is wrong */
function readBase(raw: Record<string, unknown>, report: Report) {
  const site = check(siteSchema, raw.site, 'site.json', report);
  const theme = check(themeSchema, raw.theme, 'theme.json', report);
  const pricing = check(pricingSchema, raw.pricing, 'pricing.json', report);
  const entries: Record<string, Fact> | undefined = check(factsSchema, raw.facts, 'facts.json', report);
  if (!site || !theme || !pricing || !entries) return undefined;
  let sound = true;
  const facts = Object.entries(entries).map(([name, entry]) => {
    const text = factText(entry, site.currency, (reason) => {
      report({ file: 'facts.json', field: `${name}.text`, reason });
      sound = false;
    });
    return [name, { ...entry, text: typeset(text) }];
  });
  const money = moneyModel(entries, pricing, site.currency);
  const faults = sound ? modelProblems(money) : [];
  for (const problem of faults) report(problem);
  return sound && faults.length === 0
    ? { site, theme, pricing, money, facts: Object.fromEntries(facts) as Facts }
    : undefined;
}

/** Reports what would be passed over without a word; a file that lost its right name is missing, which is told as that. */
function reportOthers(contentDir: string, report: Report): void {
  const needed = ['facts.json', ...Object.values(JSON_FILES).map(({ file }) => file)];
  const known: string[] = [...needed, PUBLISHED_FILE, 'README.md', 'articles', 'fonts', 'pages', 'press'];
  const names = readdirSync(contentDir).filter((name) => !name.startsWith('.'));
  for (const file of names.filter((name) => !known.includes(name))) {
    const lost = needed.filter((name) => !names.includes(name));
    if (!nearest(file, lost)) report({ file, field: '(file)', reason: `is not read${meant(file, known)}` });
  }
}

type Base = Pick<NonNullable<ReturnType<typeof readBase>>, 'site' | 'theme' | 'pricing' | 'facts'>;

/** @returns what each placeholder of copy stands for */
export function placeholderNames(
  { site, theme, pricing, facts }: Base,
  days: Pick<Settings, 'LEADS_KEEP_DAYS' | 'LEADS_KEEP_FAILED_DAYS' | 'LEADS_KEEP_WAITING_DAYS'>,
): Record<string, string> {
  const { product, walletPartner, legalName, email, supportEmail, phone, storeUrl, advertiserUrl } = site;
  return {
    currency: currencyName(site.currency),
    leadsKeepDays: String(days.LEADS_KEEP_DAYS),
    leadsKeepFailedDays: String(days.LEADS_KEEP_FAILED_DAYS),
    leadsKeepWaitingDays: String(days.LEADS_KEEP_WAITING_DAYS),
    ...Object.fromEntries(Object.entries(facts).map(([name, { text }]) => [name, text])),
    product: product.slug,
    Product: product.name,
    partner: walletPartner.name,
    partnerUrl: walletPartner.url,
    ...{ legalName, email, supportEmail, phone, storeUrl, advertiserUrl },
    displayFace: theme.displayFace.name,
    displayFaceCredit: theme.displayFace.credit,
    countries: joinWords(pricing.countries.map(({ name }) => name)),
  };
}
