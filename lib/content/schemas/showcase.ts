import { z } from 'zod';
import type showcaseFile from '@/content/showcase.json';
import { castName } from './cast';
import { copyOf, sample, text, texts } from './common';
import { adArt, adTone } from './home';

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
    campaign: texts('name', 'advertiser', 'period').extend({
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
