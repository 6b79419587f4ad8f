import type { z } from 'zod';
import { navigationSchema, pagesSchema, redirectsSchema } from './schemas/navigation';
import { pricingSchema } from './schemas/pricing';
import { siteSchema } from './schemas/site';
import { authorsSchema, categoriesSchema } from './schemas/taxonomy';

/**
 * Every JSON file of content/ (but facts.json, which fills the others) and the schema that it must satisfy.
 * A new file is one line here: it is then read, filled, validated and typed like the rest.
 */
export const JSON_FILES = {
  site: { file: 'site.json', schema: siteSchema },
  navigation: { file: 'navigation.json', schema: navigationSchema },
  pages: { file: 'pages.json', schema: pagesSchema },
  categories: { file: 'categories.json', schema: categoriesSchema },
  redirects: { file: 'redirects.json', schema: redirectsSchema },
  pricing: { file: 'pricing.json', schema: pricingSchema },
  authors: { file: 'authors.json', schema: authorsSchema },
} as const satisfies Record<string, { file: string; schema: z.ZodType }>;

export type JsonContent = {
  [Name in keyof typeof JSON_FILES]: z.output<(typeof JSON_FILES)[Name]['schema']>;
};
