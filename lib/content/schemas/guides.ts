import { z } from 'zod';
import type advertiserGuideFile from '@/content/advertiser-guide.json';
import type communityFile from '@/content/community.json';
import type downloadFile from '@/content/download.json';
import type earnMoneyFile from '@/content/earn-money.json';
import type earningGuideFile from '@/content/earning-guide.json';
import type faqsFile from '@/content/faqs.json';
import { castName } from './cast';
import { copyOf, point, sample, sitePath, slug, text, texts, unique } from './common';
import { adArt, adTone } from './home';

const section = texts('title', 'eyebrow', 'lead');

const ring = z.strictObject({
  segments: z.int().min(1).max(60),
  filled: z.int().min(0).max(60),
});

export const earningGuideSchema = z.strictObject({
  words: copyOf<typeof earningGuideFile.words>(3),
  /** One item worked out, at the rate of all examples. */
  example: z.strictObject({ views: z.int().positive() }),
  steps: z.array(point),
  tiers: z.array(texts('name', 'text').extend({ fact: z.enum(['tierStarter', 'tierGrowing', 'tierTop']) })),
  tips: z.array(point),
  payment: z.array(texts('label', 'value', 'note')),
  faqs: z.array(texts('question', 'answer')),
});

export const earnMoneySchema = z.strictObject({
  words: copyOf<typeof earnMoneyFile.words>(3),
  programs: z.array(
    texts('title', 'description', 'linkLabel').extend({ link: sitePath, features: z.array(text) }),
  ),
  stats: z.array(texts('figure', 'label')),
});
export type EarnMoney = z.infer<typeof earnMoneySchema>;

export const advertiserGuideSchema = z.strictObject({
  words: copyOf<typeof advertiserGuideFile.words>(3),
  reasons: z.array(texts('figure', 'title', 'text').extend({ ring: ring.optional() })),
  risk: point,
  steps: z.array(point),
  campaignTypes: z.array(
    texts('title', 'description', 'choose', 'count').extend({
      id: slug,
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
    labels: copyOf<typeof advertiserGuideFile.report.labels>(1),
    limits: z.array(text),
  }),
  /** in the currency of the site. */
  exampleBudgets: z.array(z.number().positive()),
});
export type AdvertiserGuide = z.infer<typeof advertiserGuideSchema>;

export const communitySchema = z.strictObject({
  words: copyOf<typeof communityFile.words>(3),
  features: z.array(point),
  /** A question in the forum and what came of it. */
  thread: z.array(texts('name', 'text').extend({ portrait: castName, sample })),
  rules: z.array(text),
});
export type Post = z.infer<typeof communitySchema>['thread'][number];

export const downloadSchema = z.strictObject({
  words: copyOf<typeof downloadFile.words>(3),
  scan: text,
  closing: texts('title', 'text', 'guide'),
  steps: z.array(point),
  requirements: z.array(texts('label', 'value')),
});

/** The help center's questions: specification, section 3, "FAQ". Answers are Markdown. */
export const faqsSchema = z
  .strictObject({
    words: copyOf<typeof faqsFile.words>(),
    categories: z.array(texts('title', 'summary').extend({ id: slug })).superRefine(unique('id', 'title')),
    faqs: z
      .array(texts('question', 'answer').extend({ slug, category: slug }))
      .superRefine(unique('question')),
  })
  .superRefine(({ categories, faqs }, context) => {
    const problem = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['faqs', index, field], message });
    const ids = categories.map(({ id }) => id);
    // Category ids and question slugs are anchors of one page.
    const anchors = new Set(ids);
    for (const [index, { category, slug }] of faqs.entries()) {
      if (ids.length > 0 && !ids.includes(category))
        problem(index, 'category', `"${category}" is not one of the categories`);
      if (anchors.has(slug)) problem(index, 'slug', `"${slug}" is already an anchor of the page`);
      anchors.add(slug);
    }
  });
