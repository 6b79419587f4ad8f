/** What is drawn, and the words and figures of drawings: people, ads, the app, figures of texts, the example campaign. */
import { z } from 'zod';
import type appFile from '@/content/app.json';
import type castFile from '@/content/cast.json';
import type figuresFile from '@/content/figures.json';
import type showcaseFile from '@/content/showcase.json';
import { copyOf, sample, slug, text, texts } from './common';

/** The drawn people of components/art/cast: illustrations, never photographs, and nobody real. */
export const castName = z.enum([
  'wanjiru',
  'tunde',
  'naledi',
  'kwame',
  'faith',
  'kevin',
  'njeri',
  'amina',
  'joseph',
  'chidinma',
  'samuel',
  'mumbi',
]);
export type CastName = z.infer<typeof castName>;

/** What lies on a desk (components/art/drawings/desks): a team has no face, and a group of questions none either. */
export const deskName = z.enum(['phone', 'shop', 'chart', 'talk', 'page', 'card', 'tools']);
export type DeskName = z.infer<typeof deskName>;

/** How samples and portraits are marked where they are seen; `samples` is the line at the head of each group. */
export const castSchema = texts('sample', 'claims', 'mark', 'method').extend({
  samples: copyOf<typeof castFile.samples>(1),
});

/** Ads that the site draws (components/art/drawings/ads) and the grounds they stand on. */
export const adArt = z.enum([
  'bag',
  'duka',
  'pilau',
  'drink',
  'sneaker',
  'lamp',
  'chapati',
  'boda',
  'samosa',
  'track',
]);
export const adTone = z.enum(['sun', 'iris', 'leaf', 'rose', 'sand', 'ink']);
export type AdArtName = z.infer<typeof adArt>;
export type AdTone = z.infer<typeof adTone>;

const count = z.int().min(1);
const positive = z.number().positive();

/** What the drawn app (components/art/app) shows. Sums on it are computed from these numbers and the usual rate. */
export const appSchema = z.strictObject({
  words: copyOf<typeof appFile.words>(),
  sample,
  install: texts('label', 'store', 'button', 'views', 'price', 'about', 'text'),
  register: copyOf<typeof appFile.register>(1),
  campaigns: texts('label', 'title').extend({
    items: z.array(
      texts('name', 'advertiser').extend({ art: adArt, tone: adTone, megabytes: positive, hoursToGo: count }),
    ),
  }),
  join: texts('label', 'rate'),
  post: texts('label', 'title', 'button'),
  proof: texts('label', 'title', 'viewedBy', 'accepted', 'posted').extend({ views: count }),
  payout: texts('label', 'title', 'fresh', 'button'),
  paid: texts('label', 'time', 'day', 'now', 'text'),
  balance: texts('label', 'title', 'method', 'to', 'button').extend({
    views: count,
    posts: count,
    recent: z.array(z.strictObject({ name: text, views: count })),
  }),
});
export type AppCopy = z.infer<typeof appSchema>;

/** Words and example figures of the drawings that articles and guides place by name (components/art/figures). */
export const figuresSchema = z.strictObject({
  words: copyOf<typeof figuresFile.words>(),
  sample,
  proof: z.strictObject({ accepted: z.array(text), sum: text }),
  refused: texts('verdict', 'retry').extend({ reasons: z.array(text) }),
  /** Hour of the day, 0 to 23. */
  clock: texts('centre', 'live', 'proof', 'gone').extend({ postedAt: z.int().min(0).max(23) }),
  /** Hours of posting, 0 to 23, and whom each suits; one that suits nobody is `never`. */
  timetable: texts('post', 'axis').extend({
    rows: z.array(z.strictObject({ hour: z.int().min(0).max(23), text, never: z.boolean().optional() })),
  }),
  split: copyOf<typeof figuresFile.split>(),
  /** `country` is an id of pricing.json: its prices are the ones drawn. */
  perThousand: z.strictObject({ unit: text, country: slug }),
  reach: texts('axis', 'unit').extend({
    views: count,
    /** Share of the day's views that have come by an hour after posting, from 0 to 1. */
    byHour: z
      .array(z.strictObject({ hour: z.number().min(0).max(24), share: z.number().min(0).max(1) }))
      .refine(({ length }) => length !== 1, 'must hold two points at least'),
  }),
  payout: texts('balance', 'threshold', 'wallet', 'arrives'),
  data: texts('total', 'price').extend({
    rows: z.array(z.strictObject({ label: text, megabytes: positive })),
    bundle: z.strictObject({ megabytes: positive, dollars: positive }),
  }),
  /** A dash stands for `dash` of the main market's currency, in which costs are too; `ads` are posted with `views` each. */
  semester: texts('income').extend({
    dash: positive,
    views: count,
    ads: count,
    costs: z.array(z.strictObject({ label: text, each: positive, times: count })),
  }),
  /** Steps of the case study, the widest first. */
  funnel: z.array(z.strictObject({ label: text, count })),
});

export const views = z.int().min(0);
export const shares = z
  .array(z.strictObject({ label: text, share: z.int().min(1).max(100) }))
  .refine(
    (parts) => sum(parts.map(({ share }) => share)) === 100 || parts.length === 0,
    'must add up to 100 per cent',
  );

/** A made-up campaign, with its budget in the currency of the site. */
export const campaign = texts('name', 'advertiser', 'period').extend({
  portrait: castName,
  budget: positive,
});
export const creative = z.strictObject({ name: text, art: adArt, tone: adTone, views: views.optional() });

/** The one that the home page's dashboard shows: every total on it is computed from these numbers. */
export const showcaseSchema = z
  .strictObject({
    words: copyOf<typeof showcaseFile.words>(),
    sample,
    campaign: campaign.extend({
      mark: text,
      /** Each accepted screenshot is one post whose views count. */
      screenshots: z.strictObject({ accepted: z.int().min(1), checking: z.int().min(0) }),
    }),
    dailyViews: z.array(views),
    posts: z.array(
      texts('name', 'place').extend({ portrait: castName, views, state: z.enum(['verified', 'checking']) }),
    ),
    audience: z.strictObject({
      ages: shares,
      places: shares,
      hours: z
        .array(views)
        .refine(
          ({ length }) => length === 24 || length === 0,
          'must hold one number for each hour of the day',
        ),
    }),
    creatives: z.array(creative.extend({ state: z.enum(['live', 'review', 'paused', 'draft']) })),
    preview: texts('text', 'button').extend({ art: adArt, tone: adTone }),
    /** The example ad second by second: what each part shows, and what it is for. */
    storyboard: z
      .array(texts('seconds', 'shows', 'title', 'text'))
      .refine(({ length }) => length === 3 || length === 0, 'must name three parts'),
  })
  .superRefine(sameViews);
export type Showcase = z.infer<typeof showcaseSchema>;

type Seen = { creatives: { views?: number | undefined }[]; dailyViews: number[] };

export function sameViews({ creatives, dailyViews }: Seen, context: z.RefinementCtx) {
  const known = creatives.length > 0 && dailyViews.length > 0;
  if (known && sum(creatives.map(({ views = 0 }) => views)) !== sum(dailyViews))
    context.addIssue({
      code: 'custom',
      path: ['creatives'],
      message: 'must have as many views in all as dailyViews',
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
