import { z } from 'zod';
import type homeFile from '@/content/home.json';
import type showcaseFile from '@/content/showcase.json';
import { castName } from './cast';
import { audience, copyOf, link, point, sample, text, texts } from './common';

const figure = texts('figure', 'label');

/** Ads that the site draws (components/art/drawings/ads) and the grounds they stand on. */
export const adArt = z.enum([
  'bag',
  'duka',
  'pilau',
  'drink',
  'sneaker',
  'lamp',
  'chapati',
  'moped',
  'samosa',
  'track',
]);
export const adTone = z.enum(['sun', 'iris', 'leaf', 'rose', 'sand', 'ink']);
export type AdArtName = z.infer<typeof adArt>;
export type AdTone = z.infer<typeof adTone>;

/** Copy of the home page, section by section in the order in which they stand. */
export const homeSchema = z.strictObject({
  words: copyOf<typeof homeFile.words>(),
  hero: z.strictObject({
    badge: text,
    headlines: z.array(z.strictObject({ text, audience: z.enum(['earner', 'advertiser']) })),
    lead: text,
    /** What matters most to whoever is careful, under the buttons of a phone. */
    facts: z.array(text),
    claims: z.array(figure.extend({ audience })),
    slogans: z.array(texts('text', 'advertiser').extend({ art: adArt, tone: adTone })),
    /** Whose status it is, on her phone. */
    sharer: text,
  }),
  doors: z.array(
    z
      .strictObject({
        audience: z.enum(['earner', 'advertiser']),
        title: text,
        /** Asks for the number that the sum is made of; `start` stands in the field, `max` is the most it takes. */
        question: text,
        start: z.number().positive(),
        max: z.number().positive(),
        answer: texts('before').extend({ after: text.optional() }),
        basis: text,
        guide: link,
      })
      .refine(({ start, max }) => start <= max, { path: ['start'], message: 'must not be above max' }),
  ),
  earningsNote: text,
  features: z.array(
    point.extend({
      id: z.enum(['integration', 'analytics', 'payments', 'targeting', 'growth', 'safety']),
      audience,
    }),
  ),
  steps: z.array(point.extend({ time: text })),
  stats: z.array(figure),
  trust: z.array(point),
  /** What WhatsApp's terms say, last among the reasons: no list, so that it stands whatever is emptied. */
  risk: point,
  contact: texts('title', 'lead').extend({ next: z.array(text) }),
});
export type Home = z.infer<typeof homeSchema>;

const views = z.int().min(0);
const shares = z
  .array(z.strictObject({ label: text, share: z.int().min(1).max(100) }))
  .refine(
    (parts) => sum(parts.map(({ share }) => share)) === 100 || parts.length === 0,
    'must add up to 100 per cent',
  );

/** The made-up campaign that the home page's dashboard shows: every total on it is computed from these numbers. */
export const showcaseSchema = z
  .strictObject({
    words: copyOf<typeof showcaseFile.words>(),
    sample,
    campaign: texts('name', 'advertiser', 'mark', 'period').extend({
      portrait: castName,
      budget: z.number().positive(),
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
    creatives: z.array(
      z.strictObject({
        name: text,
        art: adArt,
        tone: adTone,
        state: z.enum(['live', 'review', 'paused', 'draft']),
        views: views.optional(),
      }),
    ),
    preview: texts('text', 'button').extend({ art: adArt, tone: adTone }),
    /** The example ad second by second: what each part shows, and what it is for. */
    storyboard: z
      .array(texts('seconds', 'shows', 'title', 'text'))
      .refine(({ length }) => length === 3 || length === 0, 'must name three parts'),
  })
  .refine(
    ({ creatives, dailyViews }) =>
      creatives.length === 0 ||
      dailyViews.length === 0 ||
      sum(creatives.map((creative) => creative.views ?? 0)) === sum(dailyViews),
    { path: ['creatives'], message: 'must have as many views in all as dailyViews' },
  );
export type Showcase = z.infer<typeof showcaseSchema>;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
