import { z } from 'zod';
import { countryCode, currencyCode, email, httpsUrl, slug, text, unique } from './common';

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
  address: z.strictObject({
    street: text,
    city: text,
    region: text,
    regionName: text,
    postalCode: text,
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
