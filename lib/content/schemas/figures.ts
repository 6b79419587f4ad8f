import { z } from 'zod';
import type figuresFile from '@/content/figures.json';
import { copyOf, sample, slug, text } from './common';

const positive = z.number().positive();

/** Words and example figures of the drawings that articles and guides place by name (components/art/figures). */
export const figuresSchema = z.strictObject({
  words: copyOf<(typeof figuresFile)['words']>(),
  sample,
  proof: z.strictObject({ accepted: z.array(text), sum: text }),
  refused: z.strictObject({ verdict: text, reasons: z.array(text), retry: text }),
  clock: z.strictObject({
    centre: text,
    live: text,
    proof: text,
    gone: text,
    /** Hour of the day, 0 to 23. */
    postedAt: z.int().min(0).max(23),
  }),
  split: copyOf<(typeof figuresFile)['split']>(),
  /** `country` is an id of pricing.json: its prices are the ones drawn. */
  perThousand: z.strictObject({ unit: text, country: slug }),
  reach: z.strictObject({
    views: z.int().min(1),
    /** Share of the day's views that have come by an hour after posting, from 0 to 1. */
    byHour: z
      .array(z.strictObject({ hour: z.number().min(0).max(24), share: z.number().min(0).max(1) }))
      .refine(({ length }) => length !== 1, 'must hold two points at least'),
    axis: text,
    unit: text,
  }),
  payout: z.strictObject({ balance: text, threshold: text, wallet: text, arrives: text }),
  data: z.strictObject({
    rows: z.array(z.strictObject({ label: text, megabytes: positive })),
    bundle: z.strictObject({ megabytes: positive, dollars: positive }),
    total: text,
    price: text,
  }),
});
