import type { z } from 'zod';
import type blogFile from '@/content/blog.json';
import type calculatorFile from '@/content/calculator.json';
import type mailFile from '@/content/mail.json';
import type noticesFile from '@/content/notices.json';
import type scriptFile from '@/content/script.json';
import { castSchema } from '../schemas/cast';
import { copyOf } from '../schemas/common';
import * as company from '../schemas/company';
import { appSchema, figuresSchema } from '../schemas/drawings';
import { eventsSchema, storiesSchema, testimonialsSchema } from '../schemas/events';
import { formsSchema } from '../schemas/forms';
import * as guides from '../schemas/guides';
import { homeSchema, showcaseSchema } from '../schemas/home';
import {
  authorsSchema,
  categoriesSchema,
  navigationSchema,
  pagesSchema,
  redirectsSchema,
} from '../schemas/navigation';
import { pricingSchema } from '../schemas/pricing';
import { siteSchema, themeSchema } from '../schemas/site';

/**
 * Every JSON file of content/ (but facts.json, which fills the others) and the schema that it must satisfy.
 * A new file is one line here: it is then read, filled, validated and typed like the rest.
 */
export const JSON_FILES = {
  site: { file: 'site.json', schema: siteSchema },
  theme: { file: 'theme.json', schema: themeSchema },
  navigation: { file: 'navigation.json', schema: navigationSchema },
  notices: { file: 'notices.json', schema: copyOf<typeof noticesFile>() },
  blog: { file: 'blog.json', schema: copyOf<typeof blogFile>() },
  calculator: { file: 'calculator.json', schema: copyOf<typeof calculatorFile>() },
  pages: { file: 'pages.json', schema: pagesSchema },
  categories: { file: 'categories.json', schema: categoriesSchema },
  redirects: { file: 'redirects.json', schema: redirectsSchema },
  about: { file: 'about.json', schema: company.aboutSchema },
  careers: { file: 'careers.json', schema: company.careersSchema },
  press: { file: 'press.json', schema: company.pressSchema },
  partners: { file: 'partners.json', schema: company.partnersSchema },
  trust: { file: 'trust.json', schema: company.trustSchema },
  contact: { file: 'contact.json', schema: company.contactSchema },
  home: { file: 'home.json', schema: homeSchema },
  testimonials: { file: 'testimonials.json', schema: testimonialsSchema },
  showcase: { file: 'showcase.json', schema: showcaseSchema },
  script: { file: 'script.json', schema: copyOf<typeof scriptFile>() },
  app: { file: 'app.json', schema: appSchema },
  figures: { file: 'figures.json', schema: figuresSchema },
  cast: { file: 'cast.json', schema: castSchema },
  payouts: { file: 'payouts.json', schema: company.payoutsSchema },
  risk: { file: 'risk.json', schema: company.riskSchema },
  pricing: { file: 'pricing.json', schema: pricingSchema },
  forms: { file: 'forms.json', schema: formsSchema },
  mail: { file: 'mail.json', schema: copyOf<typeof mailFile>(3) },
  authors: { file: 'authors.json', schema: authorsSchema },
  faqs: { file: 'faqs.json', schema: guides.faqsSchema },
  earningGuide: { file: 'earning-guide.json', schema: guides.earningGuideSchema },
  earnMoney: { file: 'earn-money.json', schema: guides.earnMoneySchema },
  advertiserGuide: { file: 'advertiser-guide.json', schema: guides.advertiserGuideSchema },
  community: { file: 'community.json', schema: guides.communitySchema },
  events: { file: 'events.json', schema: eventsSchema },
  stories: { file: 'stories.json', schema: storiesSchema },
  download: { file: 'download.json', schema: guides.downloadSchema },
} as const satisfies Record<string, { file: string; schema: z.ZodType }>;

export type JsonContent = {
  [Name in keyof typeof JSON_FILES]: z.output<(typeof JSON_FILES)[Name]['schema']>;
};
