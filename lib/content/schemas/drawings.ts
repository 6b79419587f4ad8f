import { z } from 'zod';
import type appFile from '@/content/app.json';
import type figuresFile from '@/content/figures.json';
import { copyOf, sample, slug, text, texts } from './common';
import { adArt, adTone } from './home';

const count = z.int().min(1);
const positive = z.number().positive();

/** What the drawn app (components/art/app.tsx) shows. Sums on it are computed from these numbers and the usual rate. */
export const appSchema = z.strictObject({
  words: copyOf<typeof appFile.words>(),
  sample,
  navigation: texts('campaigns', 'proofs', 'balance'),
  install: texts('label', 'store', 'button').extend({ points: z.array(text) }),
  register: copyOf<typeof appFile.register>(1),
  campaigns: texts('label', 'title', 'note').extend({
    items: z.array(
      texts('name', 'advertiser').extend({ art: adArt, tone: adTone, megabytes: positive, hoursToGo: count }),
    ),
  }),
  post: texts('label', 'title', 'saved', 'keep', 'button'),
  proof: texts('label', 'title', 'viewedBy', 'names', 'accepted', 'posted', 'taken').extend({ views: count }),
  balance: texts('label', 'title', 'open', 'method', 'to', 'time', 'button').extend({
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
});
