import { z } from 'zod';
import { contrastFaults } from '../../drawing/theme/contrast';
import { THEME_COLOURS, type ThemeColour } from '../../drawing/theme/theme';
import { countryCode, currencyCode, email, httpsUrl, slug, text, texts, unique } from './common';

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
