/** What all other files are filled from: names and look of the site, facts, prices. */
import { z } from 'zod';
import type factsFile from '@/content/facts.json';
import { contrastFaults } from '../../drawing/theme/contrast';
import { THEME_COLOURS, type ThemeColour } from '../../drawing/theme/theme';
import { meant } from '../text/nearest';
import { countryCode, currencyCode, day, email, httpsUrl, sample, slug, text, texts, unique } from './common';

export const siteSchema = z.strictObject({
  product: z.strictObject({ name: text, slug }),
  url: httpsUrl.regex(
    /^https:\/\/[^/?#]+$/,
    'must be an address such as https://www.example.com, with nothing behind it',
  ),
  /** In which facts, budgets and earnings are stated: ISO 4217. */
  currency: currencyCode,
  /** Where prices and sums begin before a visitor chose a country: ISO 3166, one of pricing.json. */
  mainMarket: text,
  tagline: text,
  legalName: text,
  founded: z.int().min(2000).max(new Date().getFullYear(), 'must not be a year to come'),
  address: texts('street', 'city', 'region', 'regionName', 'postalCode').extend({
    country: countryCode,
    countryName: text,
  }),
  phone: z.string().regex(/^\+[\d ]{8,20}$/, 'must be an international number such as +1 302 555 0142'),
  email,
  supportEmail: email,
  careersEmail: email,
  /** Who reads reports of vulnerabilities. */
  security: z.strictObject({ contact: email }),
  storeUrl: httpsUrl,
  advertiserUrl: httpsUrl,
  walletPartner: z.strictObject({ name: text, slug, url: httpsUrl }),
  social: z
    .array(
      z
        .strictObject({
          network: z.enum(['facebook', 'x', 'tiktok', 'instagram', 'linkedin']),
          label: text,
          url: httpsUrl,
        })
        .refine(({ network, url }) => new RegExp(`^https://([^/]+\\.)?${network}\\.com/.`).test(url), {
          path: ['url'],
          message: 'must be an address at its network, such as https://x.com/name',
        }),
    )
    .superRefine(unique('network')),
});
export type Site = z.infer<typeof siteSchema>;

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour as #rrggbb, in lower case, such as #27d07c');

const CANNOT = { text: 'cannot be read with', part: 'cannot be told from' };
const WHAT = { text: 'text needs', part: 'borders of fields, marks and icons need' };

const colours = z
  .strictObject(
    Object.fromEntries(THEME_COLOURS.map((name) => [name, hex])) as Record<ThemeColour, typeof hex>,
  )
  .superRefine((all, context) => {
    for (const { colour, against, ratio, kind, least, nearest } of contrastFaults(all)) {
      const instead = nearest
        ? `${nearest} is the nearest that can`
        : `no shade of it can: change ${against}`;
      context.addIssue({
        code: 'custom',
        path: [colour],
        message: `${CANNOT[kind]} ${against}, at ${ratio.toFixed(1)}:1 where ${WHAT[kind]} ${least}:1: ${instead}`,
      });
    }
  });

/** The look of the site: colours, corners and the face of headings. */
export const themeSchema = z.strictObject({
  colours,
  /** Of a card's corners, in rem: those of controls and panels follow. */
  radius: z.number().min(0, 'must be 0 to 3, in rem').max(3, 'must be 0 to 3, in rem'),
  displayFace: z.strictObject({
    name: text,
    /** Who made it, and its licence. */
    credit: text,
    /** A file of content/fonts/, an installed package, or a file of one. */
    file: text.regex(
      /^(?!\/)(?!.*\.\.)[\w@./ -]+$/,
      'must be a file of content/fonts/ or an installed package',
    ),
  }),
});

/** What would be printed as more than a thousand per cent was meant as per cent. */
const LARGEST_SHARE = 10;
const figure = z.number().nonnegative('must not be below zero').optional();

export const factSchema = z.strictObject({
  /** As copy states it, its numbers as `{value}`, `{min:cents}` and the like (lib/money/facts.ts). */
  text,
  value: figure,
  min: figure,
  max: figure,
  /** Sentences print it, so it cannot be empty. */
  list: z.array(text).min(1, 'must name one at least: sentences print it').optional(),
  date: day.optional(),
  spec: text,
  contradicts: text.optional(),
  /** How a claim is meant, in one line, since nobody but the company measured it. */
  method: text.optional(),
  /** Set where the figure is ours, for the owner to replace. */
  sample: z.boolean().optional(),
});

/** Business facts by name; `spec` says which section of the specification states each. */
export const factsSchema = z
  .record(z.string().regex(/^[a-zA-Z]+$/, 'must be letters only'), factSchema)
  .superRefine((facts, context) => {
    for (const [name, { text, value = 0, min = 0, max = min, contradicts }] of Object.entries(facts)) {
      const problem = (field: keyof Fact, message: string) =>
        context.addIssue({ code: 'custom', path: [name, field], message });
      if (min > max) problem('min', 'must not be above max');
      if (text.includes('{value:percent}') && value > LARGEST_SHARE)
        problem('value', `must be a share: ${value / 100} is printed as ${value}%`);
      if (contradicts && !facts[contradicts]) {
        const others = Object.keys(facts).filter((other) => other !== name);
        const fix = meant(contradicts, others) || ': bring it back, or take this line away';
        problem('contradicts', `"${contradicts}" is no fact${fix}`);
      }
      if (name.endsWith('Url') && !httpsUrl.safeParse(text).success)
        problem('text', 'must be an absolute https URL');
    }
  });

export type Fact = z.infer<typeof factSchema>;
export type FactName = keyof typeof factsFile;
export type Facts = Record<FactName, Fact>;

const amount = z.number().positive('must be more than zero');
const country = z.strictObject({
  id: slug,
  name: text,
  code: countryCode,
  currencyCode,
});

const category = z.strictObject({
  id: slug,
  title: text,
  ageMin: z.int().min(0),
  ageMax: z.int().min(0),
  /** Absent while the audience cannot be booked yet; a price whose country was withdrawn has `null` for it. */
  prices: z
    .array(z.strictObject({ country: slug.nullable(), pricePerView: amount }))
    .superRefine(unique('country'))
    .optional(),
});

/** What the embedded product API answers with, and what the budget estimate needs besides it. */
export const pricingSchema = z
  .strictObject({
    sample,
    /** In the currency of the site: where the budget starts, and where its slider ends. */
    budget: z.strictObject({ start: amount, sliderMax: amount }),
    /** For which currency the rates hold: that of the site, `currency` of site.json. */
    ratesFor: currencyCode,
    /** Units of each currency in one of it. */
    perUnit: z.record(currencyCode, amount),
    countries: z.array(country).superRefine(unique('id', 'code', 'name')),
    categories: z.array(category).superRefine(unique('id', 'title')),
  })
  .superRefine((file, context) => {
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const known = new Set(file.countries.map(({ id }) => id));
    if (file.budget.start > file.budget.sliderMax)
      problem(['budget', 'start'], 'must not be above sliderMax');
    for (const [index, code] of file.countries.map(({ currencyCode }) => currencyCode).entries()) {
      // Other countries with it lack no other rate.
      const isFirst = file.countries.findIndex(({ currencyCode }) => currencyCode === code) === index;
      if (isFirst && file.perUnit[code] === undefined)
        problem(['countries', index, 'currencyCode'], `"${code}" has no rate in perUnit`);
    }
    for (const [index, { ageMin, ageMax, prices = [] }] of file.categories.entries()) {
      if (ageMin > ageMax) problem(['categories', index, 'ageMin'], 'must not be above ageMax');
      for (const [at, { country: id }] of prices.entries()) {
        if (id !== null && known.size > 0 && !known.has(id)) {
          problem(['categories', index, 'prices', at, 'country'], `"${id}" is not in countries`);
        }
      }
    }
  });
export type PricingFile = z.infer<typeof pricingSchema>;
