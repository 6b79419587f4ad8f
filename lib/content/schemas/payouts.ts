import { z } from 'zod';
import { slug, text, words } from './common';

/** The terms of trade on one page; whatever stands under `open` is the owner's to decide. */
export const payoutsSchema = z.strictObject({
  /** What stands around the lists: headings, leads and labels. */
  words: z.strictObject({
    countries: words('map'),
    terms: words('title'),
  }),
  openMark: text,
  /** Shown where a fact contradicts another. */
  contradiction: text,
  answers: z
    .array(
      z.strictObject({
        id: slug,
        question: text,
        /** The fact that the answer cites, where another page may cite a different one. */
        fact: z.enum(['payoutThresholdGuide', 'processingGuide']).optional(),
        short: text,
        text,
        open: z.array(text).optional(),
      }),
    )
    .min(1),
  split: z.strictObject({ title: text, text, open: text.optional() }),
  countries: z.strictObject({ title: text, text }),
});
