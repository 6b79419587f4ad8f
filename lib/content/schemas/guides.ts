import { z } from 'zod';
import type advertiserGuideFile from '@/content/advertiser-guide.json';
import type communityFile from '@/content/community.json';
import type downloadFile from '@/content/download.json';
import type earnMoneyFile from '@/content/earn-money.json';
import type earningGuideFile from '@/content/earning-guide.json';
import { castName } from './cast';
import { copyOf, point, sample, sitePath, slug, text } from './common';
import { adArt, adTone } from './home';

const section = z.strictObject({ title: text, eyebrow: text, lead: text });

const ring = z.strictObject({
  segments: z.int().min(1).max(60),
  filled: z.int().min(0).max(60),
});

export const earningGuideSchema = z.strictObject({
  words: copyOf<(typeof earningGuideFile)['words']>(3),
  /** One item worked out, at the rate of all examples. */
  example: z.strictObject({ views: z.int().positive() }),
  steps: z.array(point),
  tiers: z.array(
    z.strictObject({ name: text, fact: z.enum(['tierStarter', 'tierGrowing', 'tierTop']), text }),
  ),
  tips: z.array(point),
  payment: z.array(z.strictObject({ label: text, value: text, note: text })),
  faqs: z.array(z.strictObject({ question: text, answer: text })),
});

export const earnMoneySchema = z.strictObject({
  words: copyOf<(typeof earnMoneyFile)['words']>(3),
  programs: z.array(
    z.strictObject({
      title: text,
      description: text,
      link: sitePath,
      linkLabel: text,
      features: z.array(text),
    }),
  ),
  stats: z.array(z.strictObject({ figure: text, label: text })),
});
export type EarnMoney = z.infer<typeof earnMoneySchema>;

export const advertiserGuideSchema = z.strictObject({
  words: copyOf<(typeof advertiserGuideFile)['words']>(3),
  reasons: z.array(z.strictObject({ figure: text, title: text, text, ring: ring.optional() })),
  steps: z.array(point),
  campaignTypes: z.array(
    z.strictObject({
      id: slug,
      title: text,
      description: text,
      choose: text,
      count: text,
      example: text,
      ad: z.strictObject({ text, art: adArt, tone: adTone }),
    }),
  ),
  storyboard: section,
  compare: z.strictObject({
    good: point.extend({ points: z.array(text) }),
    /** `lines` is all that the ad tries to say. */
    bad: z.strictObject({ title: text, lines: z.array(text), points: z.array(text) }),
  }),
  report: section.extend({
    labels: copyOf<(typeof advertiserGuideFile)['report']['labels']>(1),
    limits: z.array(text),
  }),
  practices: z.strictObject({ do: z.array(text), avoid: z.array(text) }),
  /** in the currency of the site. */
  exampleBudgets: z.array(z.number().positive()),
});
export type AdvertiserGuide = z.infer<typeof advertiserGuideSchema>;

export const communitySchema = z.strictObject({
  words: copyOf<(typeof communityFile)['words']>(3),
  features: z.array(point),
  /** A question in the forum and what came of it. */
  thread: z.array(z.strictObject({ name: text, portrait: castName, text, sample })),
  rules: z.array(text),
});
export type Post = z.infer<typeof communitySchema>['thread'][number];

export const downloadSchema = z.strictObject({
  words: copyOf<(typeof downloadFile)['words']>(3),
  scan: text,
  closing: z.strictObject({ title: text, text, guide: text }),
  steps: z.array(point),
  requirements: z.array(z.strictObject({ label: text, value: text })),
});
