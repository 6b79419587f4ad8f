import { z } from 'zod';
import { slug, text, words } from './common';

/** The terms of trade on one page. */
export const payoutsSchema = z.strictObject({
  /** What stands around the lists: headings, leads and labels. */
  words: z.strictObject({
    countries: words('map'),
    terms: words('title'),
  }),
  answers: z
    .array(
      z.strictObject({
        id: slug,
        question: text,
        /** The fact that the answer cites, where another page may cite a different one. */
        fact: z.enum(['payoutThresholdGuide', 'processingGuide']).optional(),
        short: text,
        text,
      }),
    )
    .min(1),
  split: z.strictObject({ title: text, text }),
  countries: z.strictObject({ title: text, text }),
});
