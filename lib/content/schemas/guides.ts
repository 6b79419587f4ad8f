/** Guides, help and community: what explains the product and who speaks of it. */
import { z } from 'zod';
import type advertiserGuideFile from '@/content/advertiser-guide.json';
import type communityFile from '@/content/community.json';
import type downloadFile from '@/content/download.json';
import type earnMoneyFile from '@/content/earn-money.json';
import type earningGuideFile from '@/content/earning-guide.json';
import type eventsFile from '@/content/events.json';
import type faqsFile from '@/content/faqs.json';
import { audience, copyOf, day, point, sample, sitePath, slug, text, texts, unique } from './common';
import { adArt, adTone, campaign, castName, creative, deskName, sameViews, views } from './drawings';

const section = texts('title', 'lead');

export const earningGuideSchema = z.strictObject({
  words: copyOf<typeof earningGuideFile.words>(3),
  /** One item worked out, at the rate of all examples. */
  example: z.strictObject({ views: z.int().positive() }),
  steps: z.array(point.extend({ mark: text })),
  tiers: z.array(texts('name', 'text').extend({ fact: z.enum(['tierStarter', 'tierGrowing', 'tierTop']) })),
  tips: z.array(point),
  payment: z.array(texts('label', 'value', 'note')),
  faqs: z.array(texts('question', 'answer')),
});

export const earnMoneySchema = z.strictObject({
  words: copyOf<typeof earnMoneyFile.words>(3),
  programs: z.array(
    texts('title', 'description', 'linkLabel').extend({
      /** The description goes on from it. */
      figure: text.optional(),
      link: sitePath,
      features: z.array(text),
    }),
  ),
  stats: z.array(texts('figure', 'label')),
});
export type EarnMoney = z.infer<typeof earnMoneySchema>;

const ad = z.strictObject({ text, art: adArt, tone: adTone });

export const advertiserGuideSchema = z.strictObject({
  words: copyOf<typeof advertiserGuideFile.words>(3),
  /** A figure is a percentage or a multiple. Of two labels the first names what the other is so many times of. */
  reasons: z.array(
    texts('figure', 'title').extend({
      picture: z.enum(['posts', 'coins', 'replies', 'proofs']),
      text: text.optional(),
      labels: z.array(text).default([]),
      /** In the drawing: a reply to the first, and to the second. */
      says: z.array(text).optional(),
      ad: ad.optional(),
    }),
  ),
  risk: point,
  steps: z.array(point.extend({ mark: text })),
  /** What each counts: a word, drawn large, and the rest of its sentence. */
  campaignTypes: z.array(
    texts('title', 'description', 'count', 'rest').extend({
      id: slug,
      /** Without a picture, guests stand in it. */
      ad: ad.extend({ art: adArt.optional() }),
    }),
  ),
  storyboard: section,
  compare: z.strictObject({
    good: ad.extend({ title: text, points: z.array(text) }),
    /** `lines` is all that the ad tries to say. */
    bad: z.strictObject({ title: text, lines: z.array(text), points: z.array(text) }),
    refused: text,
  }),
  report: section
    .extend({
      labels: copyOf<typeof advertiserGuideFile.report.labels>(1),
      campaign,
      dailyViews: z.array(views),
      /** What started on it stands in the labels. */
      eventDay: z.int().positive(),
      creatives: z.array(creative),
      limits: z.array(text),
    })
    .superRefine(sameViews),
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
  /** What it takes, each with a word or a figure that stands out. */
  needs: z.array(texts('figure', 'text')),
});

/** The help center's questions: specification, section 3, "FAQ". Answers are Markdown. */
export const faqsSchema = z
  .strictObject({
    words: copyOf<typeof faqsFile.words>(),
    categories: z
      .array(texts('title', 'summary').extend({ id: slug, desk: deskName.optional() }))
      .superRefine(unique('id', 'title')),
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

/** Community events: specification, section 3. All times of the file are in one zone without summer time. */
export const eventsSchema = z.strictObject({
  words: copyOf<typeof eventsFile.words>(),
  zone: z.strictObject({
    name: text,
    label: text,
    offset: z.string().regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/, 'must be an offset from UTC such as +03:00'),
  }),
  events: z
    .array(
      z
        .strictObject({
          id: slug,
          title: text,
          type: z.enum(['Webinar', 'Live Q&A', 'Workshop']),
          audience,
          date: day,
          time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 18:00'),
          minutes: z.int().min(10).max(600),
          host: slug,
          description: text,
          /** The day on which the event was made public: the stamp of its calendar file. */
          announced: day,
          sample,
        })
        .refine(({ announced, date }) => announced <= date, {
          path: ['announced'],
          message: 'must not be after the day of the event',
        }),
    )
    .superRefine(unique('id')),
});
export type EventsFile = z.infer<typeof eventsSchema>;
export type EventEntry = EventsFile['events'][number];

/** Success stories: specification, section 3. */
export const storiesSchema = z
  .array(
    texts('name', 'location', 'story', 'earnings', 'span').extend({
      id: slug,
      page: z.enum(['earn-money', 'community']),
      portrait: castName,
      sample,
    }),
  )
  .superRefine(unique('id', 'story'));
export type Story = z.infer<typeof storiesSchema>[number];

/** What people say (specification, section 3): `company` is the city, `avatar` a drawing, never a photograph. */
export const testimonialsSchema = z
  .array(
    texts('name', 'role', 'company', 'text').extend({
      sample,
      rating: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
      avatar: castName,
    }),
  )
  .superRefine(unique('text'));
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
